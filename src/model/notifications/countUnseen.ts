/** Stores the highest id of a notification the reader has seen. */
export const LAST_SEEN_COOKIE = 'lastSeenNotification';

/** How many are newer than the last one seen. An invalid cookie counts as none seen. */
export function countUnseen(ids: readonly number[], lastSeen: string | undefined): number {
  const seen = Number(lastSeen);
  return ids.filter((id) => !(id <= seen)).length;
}
