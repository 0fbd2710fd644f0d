import type { Query, QueryTerm, Reading } from './Query.ts';
import { STOP_WORDS, VAGUE_WORDS } from './queryWords.ts';
import { SAFE_READING } from './searchWeights.ts';
import { stemWord } from './stemWord.ts';
import { splitRuns, tokenize } from './tokenize.ts';

/** The share of the query that a question has to contain, and of the question that the query has to contain. */
const MIN_SHARE = 0.7;
const MIN_SHARE_OF_QUESTION = 0.5;
const MIN_WORDS = 2;

/** The question of a page or section that asks what the reader asks, if the reader asks a question. */
export function findQuestion(
  questions: readonly string[],
  { isQuestion, terms }: Pick<Query, 'isQuestion' | 'terms'>,
): string | undefined {
  if (!isQuestion) return undefined;
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  let best: { question: string; share: number; length: number } | undefined;
  for (const question of questions) {
    const met = findMet(terms, new Set(tokenize(question)));
    const share = met.reduce((sum, { weight }) => sum + weight, 0) / all;
    if (met.length < MIN_WORDS || share < MIN_SHARE) continue;
    if (met.length / countSubjects(question) < MIN_SHARE_OF_QUESTION) continue;
    // Of two that contain the same words, the shorter one asks for less besides.
    const { length } = question;
    if (!best || share > best.share || (share === best.share && length < best.length)) {
      best = { question, share, length };
    }
  }
  return best?.question;
}

/** Terms that are in the question. Two with the same synonym need two words. */
function findMet(terms: readonly QueryTerm[], tokens: ReadonlySet<string>): QueryTerm[] {
  const used = new Set<string>();
  const find = ({ token, also = [], prefix, weight }: Reading): string | undefined => {
    if (weight < SAFE_READING) return undefined;
    if (prefix) return [...tokens].find((other) => other.startsWith(token) && !used.has(other));
    return !used.has(token) && [token, ...also].every((word) => tokens.has(word))
      ? token
      : undefined;
  };
  return terms.filter(({ readings }) => {
    const found = readings.map(find).find((token) => token !== undefined);
    if (found) used.add(found).add(stemWord(found));
    return found !== undefined;
  });
}

/** How many words say what the question is about. */
function countSubjects(question: string): number {
  const words = splitRuns(question).map((word) => word.toLowerCase());
  return words.filter((word) => !STOP_WORDS.has(word) && !VAGUE_WORDS.has(word)).length || 1;
}
