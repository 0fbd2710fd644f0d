import { HONEYPOT_FIELD } from '#model/feedback/Feedback.ts';
import type { Feedback } from '#model/feedback/Feedback.ts';
import { isLocale } from '#model/locale/Locale.ts';
import { emitSiteEvent } from '../../browser/siteEvents.ts';
import { showSnackbar } from '../../ui/showSnackbar.ts';
import { draftsSlot, votesSlot } from './feedbackSlots.ts';
import { enqueueFeedback, flushFeedback } from './feedbackQueue.ts';
import { createFeedback, createFeedbackState, reduceFeedback } from './feedbackState.ts';
import type { FeedbackAction, FeedbackState, Outcome, Vote } from './feedbackState.ts';
import { postFeedback } from './postFeedback.ts';
import { renderFeedback } from './renderFeedback.ts';
import { findFeedbackElements } from './FeedbackElements.ts';
import type { FeedbackElements } from './FeedbackElements.ts';

type Open = (button: HTMLElement) => void;

const panels = new WeakMap<HTMLElement, Open>();

/** Opens the form for the pressed button: a thumb, or the comment button of a section. */
export function openFeedback(panel: HTMLElement, button: HTMLElement): void {
  let open = panels.get(panel);
  if (!open) {
    open = startFeedback(findFeedbackElements(panel));
    panels.set(panel, open);
  }
  open(button);
}

/** Sends feedback that was given offline. The confirmation is in the language of the current page. */
export async function sendWaitingFeedback(panel: HTMLElement): Promise<void> {
  const stored = await flushFeedback(postFeedback);
  if (stored > 0) showSnackbar(panel.dataset['textSentLater'] ?? '');
}

function startFeedback(elements: FeedbackElements): Open {
  const { panel, form, comment } = elements;
  const page = panel.dataset['page'] ?? '';
  let state = createFeedbackState(readVote(page));
  let opener: HTMLElement | undefined;

  const dispatch = (action: FeedbackAction) => {
    state = reduceFeedback(state, action);
    renderFeedback(elements, state, opener);
  };
  const close = (action: FeedbackAction) => {
    dispatch(action);
    opener?.focus();
  };
  const submit = async () => {
    if (state.isSending) return;
    dispatch({ type: 'submit', comment: comment.value });
    if (state.fault) return comment.focus();
    const feedback = createFeedback(state, comment.value, readPlace(panel));
    const outcome = feedback ? await deliver(feedback, form) : { kind: 'stored' as const };
    finish(feedback, outcome);
  };
  const finish = (feedback: Feedback | undefined, outcome: Outcome) => {
    if (outcome.kind !== 'stored' && outcome.kind !== 'queued') {
      emitSiteEvent({ name: 'feedback', action: 'failure' });
      dispatch({ type: 'answer', outcome });
      return comment.focus();
    }
    if (feedback?.vote !== undefined) {
      votesSlot.set({ ...votesSlot.get(), [page]: feedback.vote });
      emitSiteEvent({ name: 'feedback', action: 'vote', label: String(feedback.vote) });
    }
    if (feedback?.comment !== undefined) emitSiteEvent({ name: 'feedback', action: 'comment' });
    writeDraft(toDraftKey(page, state), '');
    comment.value = '';
    close({ type: 'answer', outcome });
    const text = outcome.kind === 'stored' ? 'textSubmitted' : 'textQueued';
    showSnackbar(panel.dataset[text] ?? '');
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  });
  form
    .querySelector('[data-cancel]')
    ?.addEventListener('click', () => state.isSending || close({ type: 'cancel' }));
  comment.addEventListener('input', () => {
    writeDraft(toDraftKey(page, state), comment.value);
    dispatch({ type: 'edit' });
  });

  return (button) => {
    if (state.isSending) return;
    opener = button;
    const { vote, comment: section } = button.dataset;
    const wanted: FeedbackAction = section
      ? { type: 'comment', section }
      : { type: 'vote', vote: vote === '1' ? 1 : 0 };
    const next = reduceFeedback(state, wanted);
    comment.value = readDraft(toDraftKey(page, next));
    dispatch(wanted);
    comment.focus();
    form.scrollIntoView({ block: 'nearest' });
  };
}

/** Feedback is queued only if the reader is known to be offline; any other failure is reported. */
async function deliver(feedback: Feedback, form: HTMLFormElement): Promise<Outcome> {
  const honeypot = { [HONEYPOT_FIELD]: String(new FormData(form).get(HONEYPOT_FIELD) ?? '') };
  const outcome: Outcome = navigator.onLine
    ? await postFeedback(feedback, honeypot)
    : { kind: 'failed' };
  if (outcome.kind !== 'failed' || navigator.onLine) return outcome;
  return enqueueFeedback(feedback) ? { kind: 'queued' } : outcome;
}

function readPlace({ dataset }: HTMLElement): Pick<Feedback, 'page' | 'language' | 'version'> {
  const { lang } = document.documentElement;
  return {
    page: dataset['page'] ?? '',
    language: isLocale(lang) ? lang : 'en',
    version: dataset['version'] ?? '',
  };
}

function readVote(page: string): Vote | undefined {
  const vote = votesSlot.get()[page];
  return vote === 0 || vote === 1 ? vote : undefined;
}

function toDraftKey(page: string, { section }: FeedbackState): string {
  return section === undefined ? page : `${page}#${section}`;
}

function readDraft(key: string): string {
  const draft = draftsSlot.get()[key];
  return typeof draft === 'string' ? draft : '';
}

function writeDraft(key: string, text: string): void {
  const { [key]: _old, ...others } = draftsSlot.get();
  if (text !== '') draftsSlot.set({ ...others, [key]: text });
  else if (Object.keys(others).length > 0) draftsSlot.set(others);
  else draftsSlot.remove();
}
