import type { Feedback } from '#model/feedback/Feedback.ts';

/** Feedback that is about to be stored. */
export interface NewFeedback extends Feedback {
  createdAt: number;
  /** Two entries with the same fingerprint are stored once. Entries without one are never compared. */
  fingerprint: string | undefined;
}

export interface StoredFeedback extends Feedback {
  id: string;
  createdAt: number;
}

/** An event with the fields that reports ask for. */
export interface StoredEvent {
  createdAt: number;
  name: string;
  action: string | undefined;
  label: string | undefined;
  /** The complete event as JSON. */
  payload: string;
}

export interface FailedSearch {
  query: string;
  count: number;
  lastAt: number;
}

/** Something that the content security policy of a page has blocked. It says nothing about the visitor. */
export interface PolicyViolation {
  /** Such as `script-src-elem`. */
  directive: string;
  /** What was blocked: `inline`, an origin, or a path of this site. */
  blocked: string;
  /** Internal form: `/x/react-charts/bars`. */
  page: string;
  /** The script that caused it, with its line; empty if the browser didn't say. */
  source: string;
}

export interface PolicyReport extends PolicyViolation {
  count: number;
  lastAt: number;
}

/** Times in milliseconds; `from` is included, `to` isn't. */
export interface TimeRange {
  from: number;
  to: number;
}

/** Requests that count toward a rate limit. */
export interface CountedRequests {
  /** Says who sent them and what for; never an IP address. */
  name: string;
  count: number;
  windowMs: number;
  now: number;
}

export interface RequestCount {
  /** In the current window, from all processes. */
  count: number;
  /** Until the window ends; never more than its length, even if a clock jumps. */
  msLeft: number;
}

/**
 * Everything the server keeps. A resolved promise means that the data is stored for good, so a response can rely on it. Several
 * processes can have the same storage open.
 */
export interface Storage {
  /** Resolves to the id. For a repeated fingerprint, that's the id of the first entry. */
  addFeedback(feedback: NewFeedback): Promise<string>;
  /** Newest first. */
  listFeedback(range: TimeRange): Promise<StoredFeedback[]>;
  /** Resolves to false if there is no entry with this id. */
  deleteFeedback(id: string): Promise<boolean>;
  addEvents(events: readonly StoredEvent[]): Promise<void>;
  /** Searches without a result, the most frequent first. */
  listFailedSearches(range: TimeRange): Promise<FailedSearch[]>;
  /** Resolves to the number of deleted events. */
  deleteEventsBefore(time: number): Promise<number>;
  /** Violations that are equal are counted, by day. */
  addPolicyViolations(violations: readonly PolicyViolation[], now: number): Promise<void>;
  /** The most frequent first. Days count as a whole if their last report is in the range. */
  listPolicyViolations(range: TimeRange): Promise<PolicyReport[]>;
  /** Resolves to the number of deleted entries. */
  deletePolicyViolationsBefore(time: number): Promise<number>;
  /** The only data that may get lost in a crash. */
  countRequests(requests: CountedRequests): Promise<RequestCount>;
  /** A random secret that all processes share for one day. Those of other days are deleted, except for its neighbors. */
  getSecret(day: number): Promise<string>;
  /** Rejects if nothing can be stored right now. Finds out by writing. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Requests that arrive together read the clock before they are counted, and may be counted in another order. */
export const OVERTAKING_MS = 5000;
