/** Finds all messages that contain the given part. Packages have several wordings of some messages. */
export function findMessages(part: string, messages: readonly string[]): string[] {
  return messages.filter((message) => message.includes(part));
}
