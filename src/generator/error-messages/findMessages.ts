/** The messages that contain a part of one. Packages word some of them in several ways. */
export function findMessages(part: string, messages: readonly string[]): string[] {
  return messages.filter((message) => message.includes(part));
}
