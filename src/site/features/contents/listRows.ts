import { ROWS_FILTERED } from '../../browser/rowEvents.ts';

/** Lists the props of an API page in the contents column, and hides those that the page's filter hides. */
export function listRows(root: Document): void {
  const column = root.querySelector<HTMLElement>('[data-contents]');
  if (!column) return;
  const entries = new Map<HTMLElement, HTMLElement>();
  for (const section of root.querySelectorAll<HTMLElement>('[data-api-section]')) {
    if (LONG_LISTS.test(section.dataset['apiSection'] ?? '')) continue;
    let last = findEntry(column, section);
    if (!last) continue;
    const link = last.querySelector('a');
    for (const row of section.querySelectorAll<HTMLElement>('.api-rows > li')) {
      const entry = createEntry(row, link?.className ?? '');
      entries.set(row, entry);
      last.after(entry);
      last = entry;
    }
  }
  const follow = () => {
    for (const [row, entry] of entries) entry.hidden = row.hidden;
  };
  root.addEventListener(ROWS_FILTERED, follow);
  follow();
}

/** These sections aren't listed, because the contents would get too long. */
const LONG_LISTS = /^(slots|classes|css-variables)$/;

/** Finds the entry of a section or of its component, or the last row that's already listed below it. */
function findEntry(column: HTMLElement, section: HTMLElement): HTMLElement | undefined {
  const component = section.closest('[data-api-texts]')?.querySelector('h2');
  const ids = [section.getAttribute('aria-labelledby'), component?.id];
  for (const id of ids) {
    let entry = id && column.querySelector(`a[href="#${CSS.escape(id)}"]`)?.closest('li');
    if (!entry) continue;
    while (entry.nextElementSibling?.matches('[data-contents-row]')) {
      entry = entry.nextElementSibling as HTMLLIElement;
    }
    return entry;
  }
  return undefined;
}

function createEntry(row: HTMLElement, className: string): HTMLElement {
  const entry = document.createElement('li');
  entry.dataset['contentsRow'] = '';
  const link = document.createElement('a');
  link.className = className;
  link.href = `#${row.id}`;
  const name = document.createElement('span');
  name.append(...copyName(row));
  link.append(name);
  entry.append(link);
  return entry;
}

/** Copies the name with its line break opportunities, without marks such as "required". */
function copyName(row: HTMLElement): Node[] {
  return [...(row.querySelector('h3')?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.matches('span, abbr')))
    .map((node) => node.cloneNode(true));
}
