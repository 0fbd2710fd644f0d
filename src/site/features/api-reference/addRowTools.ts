import { TRY_PROP } from '../../browser/rowEvents.ts';

/** Adds the parts that need scripts to a newly opened row: its demos, a button to try it, and a link to it. */
export function addRowTools(details: Element): void {
  const row = details.parentElement;
  if (!row?.matches('.api-rows > li') || !(details as HTMLDetailsElement).open) return;
  if (details.querySelector('[data-row-tools]')) return;
  const texts = row.closest<HTMLElement>('[data-api-texts]')?.dataset;
  if (!texts) return;
  const tools = document.createElement('p');
  tools.dataset['rowTools'] = '';
  const name = readName(row);
  if (canTry(row, name)) tools.append(createTryButton(name, texts['tryItLabel'] ?? ''));
  const link = document.createElement('a');
  link.href = `#${row.id}`;
  link.textContent = texts['link'] ?? '';
  tools.append(link);
  details.append(tools);
  if (row.id.includes('-prop-')) void addUses(tools, name, texts);
}

function readName(row: Element): string {
  return row.id.replace(/^.*?-(?:prop|returns|slot)-/, '');
}

/** Adds the demos last, so that nothing moves when they appear. */
async function addUses(tools: HTMLElement, name: string, texts: DOMStringMap): Promise<void> {
  const { findUses, openUses } = await import('./openUses.ts');
  const uses = await findUses(texts['family'] ?? '', texts['component'] ?? '', name);
  if (uses.length === 0) return;
  const label = uses.length === 1 ? texts['oneDemo'] : texts['demos'];
  const button = createButton((label ?? '').replace('{{count}}', String(uses.length)));
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => openUses(button, name, uses));
  tools.append(button);
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
