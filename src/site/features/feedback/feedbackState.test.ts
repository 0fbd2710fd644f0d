import { describe, expect, it } from 'vitest';
import { createFeedback, createFeedbackState, reduceFeedback } from './feedbackState.ts';
import type { FeedbackAction, FeedbackState, Outcome } from './feedbackState.ts';

const closed = createFeedbackState(undefined);
const voted = createFeedbackState(1);
const open: FeedbackState = { ...closed, isOpen: true, vote: 0 };
const onSection: FeedbackState = { ...closed, isOpen: true, section: 'labels' };
const sending: FeedbackState = { ...open, isSending: true };
const failed: FeedbackState = { ...open, fault: { kind: 'failed' } };
const comment = 'More pictures.';

const submit = (text: string): FeedbackAction => ({ type: 'submit', comment: text });
const answer = (outcome: Outcome): FeedbackAction => ({ type: 'answer', outcome });

describe('reduceFeedback', () => {
  it.each<[string, FeedbackState, FeedbackAction, Partial<FeedbackState>]>([
    ['a thumb opens the form', closed, { type: 'vote', vote: 0 }, open],
    ['the same thumb again changes nothing', open, { type: 'vote', vote: 0 }, open],
    ['the other thumb changes the vote', open, { type: 'vote', vote: 1 }, { ...open, vote: 1 }],
    [
      'a thumb leaves the section',
      onSection,
      { type: 'vote', vote: 1 },
      { isOpen: true, vote: 1, section: undefined },
    ],
    [
      'a heading opens the form and leaves the vote',
      voted,
      { type: 'comment', section: 'labels' },
      { isOpen: true, vote: 1, section: 'labels' },
    ],
    [
      'Cancel goes back to the saved vote',
      { ...voted, isOpen: true, vote: 0 },
      { type: 'cancel' },
      voted,
    ],
    ['a vote needs no comment', open, submit(' \n'), sending],
    ['a comment goes with it', open, submit(comment), sending],
    ['a short comment is refused', open, submit('Bad.'), { ...open, fault: { kind: 'tooShort' } }],
    [
      'a long comment is refused',
      open,
      submit('a'.repeat(4001)),
      { ...open, fault: { kind: 'tooLong' } },
    ],
    [
      'a comment without a vote is needed',
      onSection,
      submit(''),
      { ...onSection, fault: { kind: 'tooShort' } },
    ],
    ['writing on clears the fault', failed, { type: 'edit' }, open],
    ['trying again clears the fault', failed, submit(comment), sending],
    ['nothing is sent twice', sending, submit(comment), sending],
    ['no vote changes under way', sending, { type: 'vote', vote: 1 }, sending],
    ['no Cancel under way', sending, { type: 'cancel' }, sending],
    ['what is stored is saved', sending, answer({ kind: 'stored' }), createFeedbackState(0)],
    ['what waits is saved', sending, answer({ kind: 'queued' }), createFeedbackState(0)],
    ['a failure keeps all', sending, answer({ kind: 'failed' }), failed],
    ['a refusal keeps all', sending, answer({ kind: 'refused' }), failed],
    [
      'a limit says until when',
      sending,
      answer({ kind: 'limited', seconds: 42 }),
      { ...open, fault: { kind: 'limited', seconds: 42 } },
    ],
  ])('%s', (_, state, action, expected) => {
    expect(reduceFeedback(state, action)).toMatchObject(expected);
  });
});

describe('createFeedback', () => {
  const place = { page: '/x/react-charts', language: 'en', version: '8.13.1' } as const;
  it.each([
    ['a vote alone', open, '', { vote: 0 }],
    ['a vote and a comment', open, ` ${comment}\r\n`, { vote: 0, comment }],
    ['a comment on a section', onSection, comment, { section: 'labels', comment }],
    ['no section for a vote alone', { ...open, section: 'labels' }, '', { vote: 0 }],
    ['a vote only once', { ...voted, section: 'labels' }, comment, { section: 'labels', comment }],
    ['a changed vote', { ...voted, vote: 0 as const }, '', { vote: 0 }],
  ])('sends %s', (_, state, text, expected) => {
    expect(createFeedback(state, text, place)).toEqual({ ...place, ...expected });
  });

  it('returns nothing if nothing is new', () => {
    expect(createFeedback(voted, ' ', place)).toBeUndefined();
  });
});
