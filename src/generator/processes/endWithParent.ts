/**
 * Calls `end` once the process that started this one has ended, even if it was killed: the channel between the two closes.
 * Processes that were started without a channel aren't affected.
 */
export function endWithParent(end: () => void = () => process.exit(1)): void {
  if (!process.channel) return;
  process.once('disconnect', end);
  // The channel is no reason to keep running.
  process.channel.unref();
}
