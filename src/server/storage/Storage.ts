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

/** Something that the content security policy of a page has blocked. Contains nothing about the visitor. */
export interface PolicyViolation {
  /** For example `script-src-elem`. */
  directive: string;
  /** What was blocked: `inline`, an origin, or a path of this site. */
  blocked: string;
  /** Path in internal form: `/x/react-charts/bars`. */
  page: string;
  /** The script that caused it, with the line. Empty if the browser didn't report it. */
  source: string;
}

export interface PolicyReport extends PolicyViolation {
  count: number;
  lastAt: number;
}

/** Times in milliseconds. `from` is included, but `to` isn't. */
export interface TimeRange {
  from: number;
  to: number;
}

/** Requests that count toward a rate limit. */
export interface CountedRequests {
  /** Identifies the visitor and the kind of request, without an IP address. */
  name: string;
  count: number;
  windowMs: number;
  now: number;
}

export interface RequestCount {
  /** The count in the current window, across all processes. */
  count: number;
  /** The time until the window ends. It's never more than the length of the window, even if a clock jumps. */
  msLeft: number;
}

/**
 * Stores everything that has to outlive the server. When a promise resolves, the data is safe, so a response can rely on it.
 * Several processes can open the same storage.
 */
export interface Storage {
  /** Resolves to the id. For a repeated fingerprint, that's the id of the first entry. */
  addFeedback(feedback: NewFeedback): Promise<string>;
  /** Resolves to the entries, newest first. */
  listFeedback(range: TimeRange): Promise<StoredFeedback[]>;
  /** Resolves to false if there is no entry with this id. */
  deleteFeedback(id: string): Promise<boolean>;
  addEvents(events: readonly StoredEvent[]): Promise<void>;
  /** Resolves to the searches without a result, the most frequent ones first. */
  listFailedSearches(range: TimeRange): Promise<FailedSearch[]>;
  /** Resolves to the number of deleted events. */
  deleteEventsBefore(time: number): Promise<number>;
  /** Counts equal violations per day. */
  addPolicyViolations(violations: readonly PolicyViolation[], now: number): Promise<void>;
  /** Resolves to the violations, the most frequent ones first. A day counts as a whole if its last report is in the range. */
  listPolicyViolations(range: TimeRange): Promise<PolicyReport[]>;
  /** Resolves to the number of deleted entries. */
  deletePolicyViolationsBefore(time: number): Promise<number>;
  /** Counts requests. This is the only data that may get lost in a crash. */
  countRequests(requests: CountedRequests): Promise<RequestCount>;
  /** Resolves to a random secret that all processes share for one day. Deletes secrets that are more than a day older or newer. */
  getSecret(day: number): Promise<string>;
  /** Writes something to find out whether the storage works, and rejects if it doesn't. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Requests read the clock before they're counted, so those that arrive together may be counted in another order. */
export const OVERTAKING_MS = 5000;
