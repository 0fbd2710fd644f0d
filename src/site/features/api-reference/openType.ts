import type { ApiNamedType } from '#model/reference/ApiReference.ts';
import { createCodeNodes } from '../../ui/createCodeNodes.ts';
import { placePopover } from './placePopover.ts';

type Types = Record<string, ApiNamedType>;

const families = new Map<string, Promise<Types>>();

/** Loads the named types of one product. A failed request is forgotten, so the next click tries again. */
function loadTypes(family: string): Promise<Types> {
  const known = families.get(family);
  if (known) return known;
  const types = fetch(`/x/api-types/${family}.json`).then((response) => {
    if (!response.ok)
      throw new Error(`Loading the types of ${family} failed with status ${response.status}.`);
    return response.json() as Promise<Types>;
  });
  families.set(family, types);
  types.catch(() => families.delete(family));
  return types;
}

/** Opens the declaration of a named type in a popover. Names inside open nested popovers, and Escape goes back one step. */
export async function openType(button: HTMLElement): Promise<void> {
  const family = button.closest<HTMLElement>('[data-family]')?.dataset['family'] ?? '';
  // Most types are listed under the name that the button shows.
  const type = (await loadTypes(family))[button.dataset['type'] || button.textContent];
  if (!type) return;
  const popover = document.createElement('div');
  popover.className = 'api-type';
  popover.popover = 'auto';
  popover.dataset['family'] = family;
  popover.setAttribute('role', 'dialog');
  popover.setAttribute('aria-label', type.name);
  const title = document.createElement('p');
  title.className = 'api-type-name';
  title.textContent = type.name;
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.append(...formatNames(type));
  popover.append(title, ...(type.description ? [formatDescription(type.description)] : []), pre);
  // A nested popover goes inside its parent so that it doesn't close it.
  (button.closest('.api-type') ?? document.body).append(popover);
  popover.showPopover();
  placePopover(popover, button, 560);
  pre.focus();
  popover.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    popover.remove();
    button.focus();
  });
}

function formatDescription(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function formatNames({ text, names = [] }: ApiNamedType): (Node | string)[] {
  const keys = new Map(names.map((key) => [key.split('~')[0] ?? key, key]));
  if (keys.size === 0) return createCodeNodes(text, 'type');
  return text.split(new RegExp(`\\b(${[...keys.keys()].join('|')})\\b`, 'g')).flatMap((part) => {
    const key = keys.get(part);
    if (!key) return createCodeNodes(part, 'type');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['type'] = key;
    button.textContent = part;
    return button;
  });
}
