/** Finds dependencies that a record doesn't mention in backticks. `@codemirror/*` mentions all packages of that scope. */
export function findUnrecorded(dependencies: readonly string[], record: string): string[] {
  const mentions = [...record.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const isMentioned = (name: string) =>
    mentions.some((mention) =>
      mention.endsWith('*') ? name.startsWith(mention.slice(0, -1)) : mention === name,
    );
  return dependencies.filter((name) => !isMentioned(name));
}
