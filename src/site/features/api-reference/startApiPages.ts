/** Starts rows, filter, and type popovers. The code is loaded only on API pages. */
export function startApiPages(root: Document): void {
  if (!root.querySelector('[data-api-section]')) return;
  void import('./startApiRows.ts').then(({ startApiRows }) => startApiRows(root));
  const bar = root.querySelector<HTMLElement>('[data-api-bar]');
  if (bar) {
    void import('./startApiFilter.ts').then(({ startApiFilter }) => startApiFilter(bar));
  }
  root.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-type]');
    if (button) (await import('./openType.ts')).openType(button);
  });
}
