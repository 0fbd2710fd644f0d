/** One listener for "Copy page"; the code is loaded on the first click. */
export function enhancePageActions(root: Document): void {
  root.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy-page]');
    if (!button) return;
    const { copyPage } = await import('./copyPage.ts');
    await copyPage(button);
  });
}
