/** API pages bring filters, views and type popovers; their code is loaded on such pages only. */
export function serveApiPages(root: Document): void {
  if (!root.querySelector('[data-api-section]')) return;
  void import('./enhanceApiPage.ts').then(({ enhanceApiPage }) => enhanceApiPage(root));
  root.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-type]');
    if (button) (await import('./openType.ts')).openType(button);
  });
}
