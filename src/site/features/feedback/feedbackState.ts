import { cleanText, findCommentFault } from '#model/feedback/Feedback.ts';
import type { CommentFault, Feedback } from '#model/feedback/Feedback.ts';
import { assertNever } from '#model/errors/assertNever.ts';

export type Vote = NonNullable<Feedback['vote']>;

/** How a submission ended. */
export type Outcome =
  | { kind: 'stored' }
  /** The reader is offline; it is kept and sent later. */
  | { kind: 'queued' }
  /** Too much at once; it may be tried again then. */
  | { kind: 'limited'; seconds: number }
  /** Down or out of reach: it may work later. */
  | { kind: 'failed' }
  /** Not taken as it is, now or later. */
  | { kind: 'refused' };

export type FormFault =
  { kind: CommentFault } | { kind: 'failed' } | { kind: 'limited'; seconds: number };

export interface FeedbackState {
  isOpen: boolean;
  isSending: boolean;
  /** The vote that the server has, or will have once the reader is online. */
  savedVote: Vote | undefined;
  /** The thumb that is pressed. */
  vote: Vote | undefined;
  /** Id of the heading that the comment is about; none for the page. */
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

/** Nothing is sent before the form is submitted, and a submission under way cannot be changed. */
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

/** A comment may be left out beside a vote; one that is given must be long enough. */
function findFormFault({ vote }: FeedbackState, comment: string): FormFault | undefined {
  if (vote !== undefined && cleanText(comment) === '') return undefined;
  const kind = findCommentFault(comment);
  return kind && { kind };
}

/** What is new to the server: a vote is counted once, whatever is said afterwards. */
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
