import { TRY_PROP } from '../../browser/rowEvents.ts';

/** Adds what only scripts can do to a row that has just been opened: its demos, a way to try it, and a link to it. */
export function addRowTools(details: Element): void {
  const row = details.parentElement;
  if (!row?.matches('.api-rows > li') || !(details as HTMLDetailsElement).open) return;
  if (details.querySelector('[data-row-tools]')) return;
  const texts = row.closest<HTMLElement>('[data-api-texts]')?.dataset;
  if (!texts) return;
  const tools = document.createElement('p');
  tools.dataset['rowTools'] = '';
  const name = readName(row);
  const count = Number(row.dataset['uses'] ?? 0);
  if (count > 0) tools.append(createUsesButton(name, count, texts));
  if (canTry(row, name)) tools.append(createTryButton(name, texts['tryItLabel'] ?? ''));
  const link = document.createElement('a');
  link.href = `#${row.id}`;
  link.textContent = texts['link'] ?? '';
  tools.append(link);
  details.append(tools);
}

function readName(row: Element): string {
  return row.id.replace(/^.*?-(?:prop|returns|slot)-/, '');
}

function createUsesButton(name: string, count: number, texts: DOMStringMap): HTMLElement {
  const button = createButton(
    count === 1
      ? (texts['oneDemo'] ?? '')
      : (texts['demos'] ?? '').replace('{{count}}', `${count}`),
  );
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => {
    void import('./openUses.ts').then(({ openUses }) =>
      openUses(button, {
        name,
        family: texts['family'] ?? '',
        component: texts['component'] ?? '',
      }),
    );
  });
  return button;
}

/** Not every prop has a control in the panel. */
function canTry(row: Element, name: string): boolean {
  const panel = document.querySelector<HTMLElement>('[data-try-it]');
  if (!panel || !/-prop-/.test(row.id)) return false;
  return !(panel.dataset['tryWithout'] ?? '').split(' ').includes(name);
}

function createTryButton(name: string, label: string): HTMLElement {
  const button = createButton(label);
  button.addEventListener('click', () => {
    document
      .querySelector('[data-try-it]')
      ?.dispatchEvent(new CustomEvent(TRY_PROP, { detail: name }));
  });
  return button;
}

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  return button;
}
