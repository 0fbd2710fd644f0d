/** Stores the id of the newest notification the reader has seen. */
export const LAST_SEEN_COOKIE = 'lastSeenNotification';

/** Counts the notifications that are newer than the last one seen. An invalid cookie means that none were seen. */
export function countUnseen(ids: readonly number[], lastSeen: string | undefined): number {
  const seen = Number(lastSeen);
  return ids.filter((id) => !(id <= seen)).length;
}
