/** One listener for "Copy page"; what it does is fetched with the first click. */
export function enhancePageActions(root: Document): void {
  root.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy-page]');
    if (!button) return;
    const { copyPage } = await import('./copyPage.ts');
    await copyPage(button);
  });
}
