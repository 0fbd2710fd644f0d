import type { Feedback } from '#model/feedback/Feedback.ts';

/** Feedback about to be stored. */
export interface NewFeedback extends Feedback {
  createdAt: number;
  /** Two entries with the same one are one; entries without it are never compared. */
  fingerprint: string | undefined;
}

export interface StoredFeedback extends Feedback {
  id: string;
  createdAt: number;
}

/** An event in the form it is asked about later. */
export interface StoredEvent {
  createdAt: number;
  name: string;
  action: string | undefined;
  label: string | undefined;
  /** The whole event as JSON. */
  payload: string;
}

export interface FailedSearch {
  query: string;
  count: number;
  lastAt: number;
}

/** Times in milliseconds; `from` is included, `to` is not. */
export interface TimeRange {
  from: number;
  to: number;
}

/**
 * Everything that the server keeps. A promise that resolves means stored for good: an answer may rely
 * on it. Several processes may hold the same storage open.
 */
export interface Storage {
  /** Its id; for a repeated fingerprint the id of the first. */
  addFeedback(feedback: NewFeedback): Promise<string>;
  /** Newest first. */
  listFeedback(range: TimeRange): Promise<StoredFeedback[]>;
  /** False when there is none with this id. */
  deleteFeedback(id: string): Promise<boolean>;
  addEvents(events: readonly StoredEvent[]): Promise<void>;
  /** Searches without a result, the most frequent first. */
  listFailedSearches(range: TimeRange): Promise<FailedSearch[]>;
  /** How many were deleted. */
  deleteEventsBefore(time: number): Promise<number>;
  /** Rejects when nothing can be stored at the moment. */
  check(): Promise<void>;
  close(): Promise<void>;
}
