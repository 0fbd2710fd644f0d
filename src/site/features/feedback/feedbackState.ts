import { cleanText, findCommentFault } from '#model/feedback/Feedback.ts';
import type { CommentFault, Feedback } from '#model/feedback/Feedback.ts';
import { assertNever } from '#model/errors/assertNever.ts';

export type Vote = NonNullable<Feedback['vote']>;

/** The result of a submission. */
export type Outcome =
  | { kind: 'stored' }
  /** It was queued because the reader is offline. */
  | { kind: 'queued' }
  /** The rate limit was reached, so it can be sent again later. */
  | { kind: 'limited'; seconds: number }
  /** The server is down or unreachable, so it may work later. */
  | { kind: 'failed' }
  /** The server rejected it for good. */
  | { kind: 'refused' };

export type FormFault =
  { kind: CommentFault } | { kind: 'failed' } | { kind: 'limited'; seconds: number };

export interface FeedbackState {
  isOpen: boolean;
  isSending: boolean;
  /** The vote the server has, or will have once the reader is online. */
  savedVote: Vote | undefined;
  /** The pressed thumb. */
  vote: Vote | undefined;
  /** Id of the heading the comment is about. Undefined for the page as a whole. */
  section: string | undefined;
  fault: FormFault | undefined;
}

export type FeedbackAction =
  | { type: 'vote'; vote: Vote }
  | { type: 'comment'; section: string }
  | { type: 'edit' }
  | { type: 'cancel' }
  | { type: 'submit'; comment: string }
  | { type: 'answer'; outcome: Outcome };

export function createFeedbackState(savedVote: Vote | undefined): FeedbackState {
  return {
    isOpen: false,
    isSending: false,
    savedVote,
    vote: savedVote,
    section: undefined,
    fault: undefined,
  };
}

/** Nothing is sent before the form is submitted, and a pending submission can't be changed. */
export function reduceFeedback(state: FeedbackState, action: FeedbackAction): FeedbackState {
  if (state.isSending && action.type !== 'answer') return state;
  switch (action.type) {
    case 'vote':
      return { ...state, isOpen: true, vote: action.vote, section: undefined, fault: undefined };
    case 'comment':
      return { ...state, isOpen: true, section: action.section, fault: undefined };
    case 'edit':
      return { ...state, fault: undefined };
    case 'cancel':
      return createFeedbackState(state.savedVote);
    case 'submit': {
      const fault = findFormFault(state, action.comment);
      return fault ? { ...state, fault } : { ...state, fault: undefined, isSending: true };
    }
    case 'answer':
      return answer(state, action.outcome);
    default:
      return assertNever(action);
  }
}

function answer(state: FeedbackState, outcome: Outcome): FeedbackState {
  switch (outcome.kind) {
    case 'stored':
    case 'queued':
      return createFeedbackState(state.vote);
    case 'limited':
      return { ...state, isSending: false, fault: outcome };
    case 'failed':
    case 'refused':
      return { ...state, isSending: false, fault: { kind: 'failed' } };
    default:
      return assertNever(outcome);
  }
}

/** With a vote, a comment is optional, but if there is one, it must be long enough. */
function findFormFault({ vote }: FeedbackState, comment: string): FormFault | undefined {
  if (vote !== undefined && cleanText(comment) === '') return undefined;
  const kind = findCommentFault(comment);
  return kind && { kind };
}

/** Creates the feedback that the server doesn't have yet. A vote is sent only once, even if a comment follows later. */
export function createFeedback(
  { vote, savedVote, section }: FeedbackState,
  comment: string,
  place: Pick<Feedback, 'page' | 'language' | 'version'>,
): Feedback | undefined {
  const text = cleanText(comment);
  const hasVote = vote !== undefined && vote !== savedVote;
  if (!hasVote && text === '') return undefined;
  return {
    ...place,
    ...(section !== undefined && text !== '' && { section }),
    ...(hasVote && { vote }),
    ...(text !== '' && { comment: text }),
  };
}
