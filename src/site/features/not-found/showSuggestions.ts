/** Fills the list of pages with a similar URL; without any, the list stays hidden. */
export function showSuggestions(
  root: Document,
  pages: readonly { title: string; href: string }[],
): void {
  const container = root.querySelector<HTMLElement>('[data-not-found] [data-suggestions]');
  const list = container?.querySelector('ul');
  if (!container || !list) return;
  for (const { title, href } of pages) {
    const item = root.createElement('li');
    const link = root.createElement('a');
    link.href = href;
    link.textContent = title;
    const url = root.createElement('span');
    url.textContent = href;
    url.dir = 'ltr';
    item.append(link, url);
    list.append(item);
  }
  container.hidden = pages.length === 0;
}
