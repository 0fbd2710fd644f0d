import type { Docs } from './Docs.ts';
import type { ToolAnswer } from './ToolAnswer.ts';

/** The result for a name that doesn't exist, with similar ones that do. */
export function answerMissing(
  docs: Docs,
  message: string,
  nearest: readonly string[],
  otherwise: string,
): ToolAnswer {
  const hint = nearest.length > 0 ? `Did you mean ${nearest.join(' or ')}?` : otherwise;
  return {
    text: `${message} ${hint}`,
    url: docs.toUrl('/x/'),
    version: docs.store.version,
    isError: true,
  };
}

export function answerMissingPage(docs: Docs, path: string): ToolAnswer {
  return answerMissing(
    docs,
    `There is no page "${path}".`,
    docs.suggestPages(path),
    'Find one with search_docs.',
  );
}
