import { reportFailedSearch } from './reportFailedSearch.ts';

/** Filters the list of all pages to the rows that contain every word. */
export function filterPageList(root: Document): void {
  const list = root.querySelector<HTMLElement>('[data-page-list]');
  const input = list?.querySelector('input');
  const none = list?.querySelector<HTMLElement>('[data-none]');
  if (!list || !input || !none) return;
  const update = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const section of list.querySelectorAll('section')) {
      let foundHere = 0;
      for (const row of section.querySelectorAll('li')) {
        const text = row.textContent?.toLowerCase() ?? '';
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) foundHere += 1;
      }
      section.hidden = foundHere === 0;
      found += foundHere;
    }
    none.hidden = found > 0;
    reportFailedSearch(input.value, found);
  };
  input.addEventListener('input', update);
  update();
  // With a query in the URL, the search dialog opens instead.
  const isAsked = new URLSearchParams(location.search).has('q');
  if (!location.hash && !isAsked) input.focus({ preventScroll: true });
}
