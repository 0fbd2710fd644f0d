import { z } from 'zod';

/** A possible target of a question. */
interface Section {
  id: string;
  text: string;
}

/** A question in the words of a reader, and the section that answers it. */
export interface Question {
  text: string;
  /** The id of the section. Without it, the best match among the headings is used. */
  anchor?: string;
}

const text = z.string().trim().min(8).endsWith('?', 'must end with a question mark');

/** In YAML either `- How do I pin a column?` or, with its section, `- How do I pin a column?: pin-columns`. */
export const questionSchema = z.union([
  text.transform((value): Question => ({ text: value })),
  z
    .record(text, z.string().min(1))
    .refine((value) => Object.keys(value).length === 1, 'must be one question and one section')
    .transform((value): Question => {
      const [[question, anchor] = ['', '']] = Object.entries(value);
      return { text: question, anchor: anchor.replace(/^#/, '') };
    }),
]);

const FILLERS = new Set(
  'a an the is are do does did i my me to in on of for with and or how what when why where which can could should it its be by from this that not if only'.split(
    ' ',
  ),
);

/** Finds the section of each question: the given one, else the heading with the most words in common, else `''` for the page. */
export function findQuestionAnchors(
  questions: readonly Question[],
  headings: readonly Section[],
): Required<Question>[] {
  return questions.map(({ text: question, anchor }) => ({
    text: question,
    anchor: anchor ?? findBestHeading(question, headings)?.id ?? '',
  }));
}

function findBestHeading(question: string, headings: readonly Section[]): Section | undefined {
  const asked = listWords(question);
  let best: { heading: Section; score: number } | undefined;
  for (const heading of headings) {
    const words = listWords(heading.text);
    const shared = [...words].filter((word) => asked.has(word)).length;
    const score = shared / Math.sqrt(words.size || 1);
    if (shared > 0 && score > (best?.score ?? 0)) best = { heading, score };
  }
  return best?.heading;
}

/** `Sorting the columns` → `sort`, `column` */
function listWords(value: string): Set<string> {
  const words = value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !FILLERS.has(word)).map(stem));
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '') : word.replace(/s$/, '');
}
