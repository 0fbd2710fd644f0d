import type { StoreDemo, StoreFile } from './DocsStore.ts';

/** Formats the code of a demo: a line with its name, followed by all of its files. */
export function formatDemo(demo: StoreDemo, pageUrl: string): string {
  const files = demo.stylings[0]?.files ?? [];
  return [
    `Demo \`${demo.name}\`, running at ${pageUrl}#${demo.name}:`,
    ...files.map(formatFile),
  ].join('\n\n');
}

/** A fenced block titled with the file name. */
export function formatFile({ name, source }: StoreFile): string {
  const language = /\.(\w+)$/.exec(name)?.[1] ?? 'text';
  return formatFence(source, `${language} title="${name}"`);
}

/** The fence is longer than any fence in the code. */
export function formatFence(code: string, info: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}
