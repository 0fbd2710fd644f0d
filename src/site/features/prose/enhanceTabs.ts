import { createTabSlot } from '../../browser/createTabSlot.ts';
import { findNextIndex } from '../../ui/findNextIndex.ts';

/** Makes the tab lists under `root` work with clicks and arrow keys, and remembers the choice per group. */
export function enhanceTabs(root: ParentNode): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const buttons = listButtons(tabs);
    const group = tabs.dataset['tabs'];
    const slot = group ? createTabSlot(group) : undefined;
    const remembered = slot?.get();
    if (remembered) select(buttons, remembered);
    tabs.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[role=tab]');
      const label = button?.dataset['tab'];
      if (!label || !buttons.includes(button)) return;
      if (!group || !slot) {
        select(buttons, label);
        return;
      }
      slot.set(label);
      selectInGroup(root, group, label);
    });
    tabs.addEventListener('keydown', (event) => {
      const index = buttons.indexOf(event.target as HTMLElement);
      if (index < 0) return;
      const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
      const next = buttons[findNextIndex(event.key, index, buttons.length, direction)];
      if (!next || next === event.target) return;
      event.preventDefault();
      next.focus();
      next.click();
    });
  }
}

/** Tab lists can be nested, so each one handles only its own buttons. */
function listButtons(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>('[role=tab]')].filter(
    (button) => button.closest('[data-tabs]') === tabs,
  );
}

function selectInGroup(root: ParentNode, group: string, label: string): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`)) {
    select(listButtons(tabs), label);
  }
}

function select(buttons: HTMLElement[], label: string): void {
  if (!buttons.some((button) => button.dataset['tab'] === label)) return;
  for (const button of buttons) {
    const selected = button.dataset['tab'] === label;
    button.setAttribute('aria-selected', String(selected));
    button.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-active', selected);
  }
}
