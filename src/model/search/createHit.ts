import { createExcerpt } from './createExcerpt.ts';
import { findQuestion } from './findQuestion.ts';
import type { Query } from './Query.ts';
import { getSearchLabel } from './SearchRecord.ts';
import type { SearchHit, SearchPage, SearchRecord } from './SearchRecord.ts';

/** What a search shows of a record on one of its pages. `words` are those to highlight. */
export function createHit(
  page: SearchPage,
  record: SearchRecord,
  score: number,
  query: Query,
  words: readonly string[],
): SearchHit {
  const { anchor, kind, heading, plan, since, text, questions = [] } = record;
  const question = findQuestion(questions, query);
  return {
    pathname: page.pathname,
    anchor: typeof anchor === 'string' ? anchor : anchor(page),
    label: getSearchLabel(kind),
    kind,
    title: page.title,
    heading,
    ...(question ? { question } : {}),
    excerpt: createExcerpt(text, words),
    plan,
    ...(since ? { since } : {}),
    part: page.part,
    score,
  };
}
