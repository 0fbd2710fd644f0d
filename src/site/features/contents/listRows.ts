/**
 * Lists the props of an API page in the contents column, and hides those that the page's filter hides. Runs inline right after the
 * column and before it's painted, because listing them later would move the sections below. So it can't use anything from outside.
 * Without the column, on narrow screens, it waits until the window is wider.
 * @param rowsFiltered the event that the filter sends
 */
export function listRows(rowsFiltered: string): void {
  // These sections aren't listed, because the contents would get too long.
  const longLists = /^(slots|classes|css-variables)$/;

  // Finds the entry of a section or of its component, or the last row that's already listed below it.
  const findEntry = (column: HTMLElement, section: HTMLElement) => {
    const component = section.closest('[data-api-texts]')?.querySelector('h2');
    for (const id of [section.getAttribute('aria-labelledby'), component?.id]) {
      let entry = id && column.querySelector(`a[href="#${CSS.escape(id)}"]`)?.closest('li');
      if (!entry) continue;
      while (entry.nextElementSibling?.matches('[data-contents-row]')) {
        entry = entry.nextElementSibling as HTMLLIElement;
      }
      return entry;
    }
    return undefined;
  };

  // Copies the name with its line break opportunities, without marks such as "required".
  const createEntry = (row: HTMLElement, className: string) => {
    const entry = document.createElement('li');
    entry.dataset['contentsRow'] = '';
    const link = document.createElement('a');
    link.className = className;
    link.href = `#${row.id}`;
    const name = document.createElement('span');
    for (const node of row.querySelector('h3')?.childNodes ?? []) {
      const isMark = node instanceof Element && node.matches('span, abbr');
      if (!isMark) name.append(node.cloneNode(true));
    }
    link.append(name);
    entry.append(link);
    return entry;
  };

  const list = () => {
    const column = document.querySelector<HTMLElement>('[data-contents]');
    if (!column) return;
    const entries = new Map<HTMLElement, HTMLElement>();
    for (const section of document.querySelectorAll<HTMLElement>('[data-api-section]')) {
      if (longLists.test(section.dataset['apiSection'] ?? '')) continue;
      let last = findEntry(column, section);
      if (!last) continue;
      const className = last.querySelector('a')?.className ?? '';
      for (const row of section.querySelectorAll<HTMLElement>('.api-rows > li')) {
        const entry = createEntry(row, className);
        entries.set(row, entry);
        last.after(entry);
        last = entry;
      }
    }
    const follow = () => {
      for (const [row, entry] of entries) entry.hidden = row.hidden;
    };
    document.addEventListener(rowsFiltered, follow);
    follow();
  };

  const wide = matchMedia('(min-width: 900px)');
  if (wide.matches) list();
  else wide.addEventListener('change', list, { once: true });
}
