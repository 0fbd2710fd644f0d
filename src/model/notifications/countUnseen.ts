/** Remembers the highest id of a notification that was on show. */
export const LAST_SEEN_COOKIE = 'lastSeenNotification';

/** How many are newer than the last one seen; a cookie that makes no sense counts as none seen. */
export function countUnseen(ids: readonly number[], lastSeen: string | undefined): number {
  const seen = Number(lastSeen);
  return ids.filter((id) => !(id <= seen)).length;
}
