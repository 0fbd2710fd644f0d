import { createStorageSlot } from '../../browser/StorageSlot.ts';
import { addRowTools } from './addRowTools.ts';

type View = 'expanded' | 'collapsed';

const viewSlot = createStorageSlot<View>({
  key: 'apiPage_props',
  parse: (value) => (value === 'expanded' || value === 'collapsed' ? value : undefined),
  fallback: 'collapsed',
});

/** Opens the row that a link leads to, adds tools to open rows, and opens or closes all rows. */
export function startApiRows(root: Document): void {
  root.addEventListener('toggle', (event) => addRowTools(event.target as Element), true);
  addEventListener('hashchange', () => openTarget(root));
  startToggle(root);
  openTarget(root);
  // The styles show the target without scripts. With this attribute, scripts open it instead, so that the reader can close it.
  root.documentElement.dataset['apiRows'] = '';
}

function openTarget(root: Document): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const row = id && root.getElementById(id)?.closest<HTMLElement>('.api-rows > li');
  if (!row) return;
  row.hidden = false;
  const details = row.querySelector('details');
  if (details) details.open = true;
}

function startToggle(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>('[data-api-toggle]');
  if (!button) return;
  const labels = { collapsed: button.textContent, expanded: button.dataset['apiToggle'] ?? '' };
  let view: View = 'collapsed';
  const apply = (next: View) => {
    view = next;
    button.textContent = labels[view];
    for (const details of root.querySelectorAll<HTMLDetailsElement>('.api-rows > li > details')) {
      details.open = view === 'expanded';
    }
  };
  if (viewSlot.get() === 'expanded') apply('expanded');
  button.addEventListener('click', () => {
    apply(view === 'expanded' ? 'collapsed' : 'expanded');
    viewSlot.set(view);
  });
}
