import { formatArgument } from './formatArguments.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * Writes what the surroundings set into the rows of a panel. A grid draws a cell many times: the first of a round speaks for all.
 */
export function createGivenView(panel: HTMLElement): (given: Props) => void {
  const outputs = [...panel.querySelectorAll<HTMLElement>('[data-given]')];
  let latest: Props | undefined;
  const write = () => {
    for (const output of outputs) {
      const value = latest?.[output.dataset['given'] ?? ''];
      // The names of functions are short for the sake of the download.
      const text = typeof value === 'function' ? 'function' : formatArgument(value);
      if (output.textContent !== text) output.textContent = text;
    }
    latest = undefined;
  };
  return (given) => {
    if (outputs.length === 0 || latest) return;
    latest = given;
    // It is called while React draws, which is no time to change the page.
    setTimeout(write);
  };
}
