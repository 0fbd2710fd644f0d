import { formatArgument } from './formatArguments.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * Shows the props that the host sets in the rows of a panel. A grid renders many cells, so only the first report of each render counts.
 */
export function createGivenView(panel: HTMLElement): (given: Props) => void {
  const outputs = [...panel.querySelectorAll<HTMLElement>('[data-given]')];
  let latest: Props | undefined;
  const write = () => {
    for (const output of outputs) {
      const value = latest?.[output.dataset['given'] ?? ''];
      // Function names are minified, so they aren't worth showing.
      const text = typeof value === 'function' ? 'function' : formatArgument(value);
      if (output.textContent !== text) output.textContent = text;
    }
    latest = undefined;
  };
  return (given) => {
    if (outputs.length === 0 || latest) return;
    latest = given;
    // This is called during render, when the page must not be changed.
    setTimeout(write);
  };
}
