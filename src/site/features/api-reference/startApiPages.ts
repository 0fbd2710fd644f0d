/** Filters, views, and type popovers. The code is loaded only on API pages. */
export function startApiPages(root: Document): void {
  if (!root.querySelector('[data-api-section]')) return;
  void import('./enhanceApiPage.ts').then(({ enhanceApiPage }) => enhanceApiPage(root));
  root.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-type]');
    if (button) (await import('./openType.ts')).openType(button);
  });
}
