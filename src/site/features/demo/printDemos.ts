import { wakeDemos } from './restartDemos.ts';

/** After this time, the page is printed with the demos there are. */
const LATEST_MS = 15_000;

/**
 * Mounts all demos before the page is printed. The print key waits for them. The browser's menu doesn't wait for scripts, so it
 * prints the demos that are already mounted.
 */
export function printDemos(root: Document): void {
  const page = root.documentElement;
  let scheme: string | null = null;
  const prepare = () => {
    scheme ??= page.getAttribute('data-mui-color-scheme');
    // Paper is white, and browsers don't print backgrounds.
    if (scheme) page.setAttribute('data-mui-color-scheme', 'light');
    page.dataset['printing'] = '';
    return Promise.race([wakeDemos(root), wait(LATEST_MS)]);
  };
  root.addEventListener('keydown', async (event) => {
    if (!isPrintKey(event)) return;
    event.preventDefault();
    await prepare();
    print();
  });
  addEventListener('beforeprint', () => void prepare());
  addEventListener('afterprint', () => {
    delete page.dataset['printing'];
    if (scheme) page.setAttribute('data-mui-color-scheme', scheme);
    scheme = null;
  });
}

function isPrintKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
