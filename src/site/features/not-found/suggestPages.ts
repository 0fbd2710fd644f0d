import { rankPathnames } from './rankPathnames.ts';

/** Lists the pages nearest to the address asked for; they are taken from the navigation on the page. */
export function suggestPages(root: Document): void {
  const container = root.querySelector<HTMLElement>('[data-not-found] [data-suggestions]');
  const list = container?.querySelector('ul');
  if (!container || !list) return;
  const links = new Map(
    [...root.querySelectorAll<HTMLAnchorElement>('#drawer-tree a[href^="/"]')].map((link) => [
      link.pathname,
      link,
    ]),
  );
  const best = rankPathnames(location.pathname, [...links.keys()]);
  for (const pathname of best) {
    const item = root.createElement('li');
    const link = root.createElement('a');
    link.href = pathname;
    link.textContent = `${links.get(pathname)?.textContent ?? ''} (${pathname})`;
    item.append(link);
    list.append(item);
  }
  container.hidden = best.length === 0;
}
