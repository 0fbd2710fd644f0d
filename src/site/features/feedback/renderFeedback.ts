import type { FeedbackElements } from './FeedbackElements.ts';
import type { FeedbackState, FormFault } from './feedbackState.ts';

/** Updates the page to match the state. The texts are in the attributes of the panel. */
export function renderFeedback(
  { panel, form, prompt, comment, tracker, fault, submit }: FeedbackElements,
  state: FeedbackState,
  opener: HTMLElement | undefined,
): void {
  const { dataset } = panel;
  for (const thumb of panel.querySelectorAll<HTMLElement>('[data-vote]')) {
    thumb.setAttribute('aria-pressed', String(thumb.dataset['vote'] === String(state.vote)));
  }
  // Feedback on a section opens below its heading, so that the reader stays in place.
  const heading = state.isOpen && state.section !== undefined && opener?.parentElement;
  if (heading) {
    if (heading.nextElementSibling !== form) heading.after(form);
  } else if (form.parentElement !== panel) panel.append(form);
  form.hidden = !state.isOpen;
  form.toggleAttribute('data-unsaved', state.isOpen && comment.value.trim() !== '');
  prompt.textContent = createPrompt(dataset, state);
  tracker.hidden = state.vote === 1;
  const text = state.fault ? describeFault(dataset, state.fault) : '';
  if (fault.textContent !== text) fault.textContent = text;
  const isCommentAtFault = state.fault?.kind === 'tooShort' || state.fault?.kind === 'tooLong';
  comment.setAttribute('aria-invalid', String(isCommentAtFault));
  comment.readOnly = state.isSending;
  submit.setAttribute('aria-disabled', String(state.isSending));
  submit.textContent = dataset[state.isSending ? 'textSending' : 'textSubmit'] ?? '';
}

function createPrompt(texts: DOMStringMap, { vote, section }: FeedbackState): string {
  const heading = section === undefined ? null : document.getElementById(section);
  const name = vote === 1 ? 'textLike' : 'textImprove';
  const text = texts[heading ? `${name}Section` : name] ?? '';
  const question = text.replace('{{section}}', () => heading?.textContent?.trim() ?? '');
  return vote === undefined ? question : `${question} ${texts['textOptional'] ?? ''}`;
}

function describeFault(texts: DOMStringMap, fault: FormFault): string {
  const names = {
    tooShort: 'textTooShort',
    tooLong: 'textTooLong',
    failed: 'textFailed',
    limited: 'textLimited',
  } as const;
  const text = texts[names[fault.kind]] ?? '';
  return fault.kind === 'limited' ? text.replace('{{seconds}}', String(fault.seconds)) : text;
}
