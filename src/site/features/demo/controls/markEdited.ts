import type { DemoElements } from './DemoElements.ts';
import styles from './markEdited.module.css';

export interface EditedState {
  isEdited: boolean;
  /** The editor is open, and it has a Reset button. */
  isEditing: boolean;
  /** The edited code doesn't run. */
  hasFailed: boolean;
}

/** Says on the frame that what it shows isn't the original, and offers to restore that. */
export function markEdited({ frame, name }: DemoElements, state: EditedState): void {
  const id = `${name}-edited`;
  const shown = document.getElementById(id);
  frame.toggleAttribute('data-edited', state.isEdited);
  if (!state.isEdited) {
    shown?.remove();
    frame.removeAttribute('aria-describedby');
    return;
  }
  const mark = shown ?? createMark(frame, id);
  const [text, reset] = mark.children as unknown as [HTMLElement, HTMLElement];
  mark.toggleAttribute('data-failed', state.hasFailed);
  text.textContent = readText(state.hasFailed ? 'editedFailed' : 'edited');
  reset.hidden = state.isEditing;
}

function createMark(frame: HTMLElement, id: string): HTMLElement {
  const mark = document.createElement('p');
  mark.className = styles['mark'] ?? '';
  mark.id = id;
  const text = document.createElement('span');
  text.className = styles['text'] ?? '';
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.className = styles['reset'] ?? '';
  reset.textContent = readText('resetEdits');
  reset.dataset['demoAction'] = 'reset';
  mark.append(text, reset);
  frame.prepend(mark);
  frame.setAttribute('aria-describedby', id);
  return mark;
}

function readText(key: string): string {
  return document.getElementById('demo-texts')?.dataset[key] ?? '';
}
