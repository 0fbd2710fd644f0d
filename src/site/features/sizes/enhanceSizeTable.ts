import { sortRows } from './sortRows.ts';
import type { SortDirection } from './sortRows.ts';

/** Turns column headers into sort buttons and makes the filter work. Without scripts, the table is static. */
export function enhanceSizeTable(root: Document): void {
  const holder = root.querySelector<HTMLElement>('[data-size-table]');
  const body = holder?.querySelector('tbody');
  if (!holder || !body) return;
  const heads = [...holder.querySelectorAll<HTMLElement>('thead th')];
  for (const [column, head] of heads.entries()) {
    const button = root.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    button.title = (holder.dataset['sortLabel'] ?? '').replace(
      '{{column}}',
      head.textContent ?? '',
    );
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const isText = !body.rows[0]?.cells[column]?.dataset['value'];
      const direction = chooseDirection(head.getAttribute('aria-sort'), isText);
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', direction);
      const rows = [...body.rows].map((row) => ({ row, value: readCell(row, column) }));
      body.append(...sortRows(rows, direction).map(({ row }) => row));
    });
  }
  const filter = holder.querySelector<HTMLInputElement>('[data-size-filter]');
  const none = holder.querySelector<HTMLElement>('[data-size-none]');
  filter?.addEventListener('input', () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const row of body.rows) {
      const text = `${row.cells[0]?.textContent} ${row.cells[1]?.textContent}`.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    if (none) none.hidden = shown > 0;
  });
}

/** Text is sorted from A to Z and numbers from largest to smallest. A second click reverses the order. */
function chooseDirection(current: string | null, isText: boolean): SortDirection {
  if (current) return current === 'ascending' ? 'descending' : 'ascending';
  return isText ? 'ascending' : 'descending';
}

function readCell(row: HTMLTableRowElement, column: number): string | number {
  const cell = row.cells[column];
  const value = cell?.dataset['value'];
  return value === undefined ? (cell?.textContent?.trim() ?? '') : Number(value);
}
