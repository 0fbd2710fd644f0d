import { z } from 'zod';
import type { Locale } from '../locale/Locale.ts';
import type { Plan } from '../product/Plan.ts';
import { questionSchema } from './Question.ts';

const name = z.string().min(1);

/** What a `page.mdx` may say above its prose; anything else is a fault. */
export const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1).max(70, 'must have at most 70 characters'),
  description: z
    .string()
    .trim()
    .max(160, 'must have at most 160 characters')
    .regex(/[.!。！]$/, 'must end with a full stop'),
  /** Components of the page: their API is a tab of it, and linked at its foot. */
  components: z.array(name).min(1).optional(),
  /** Hooks of the page, likewise. */
  hooks: z.array(name).min(1).optional(),
  /** Synonyms that a reader may search for. */
  keywords: z.array(name).min(1).optional(),
  /** What readers ask, in their words; each leads to the section that answers it. */
  questions: z
    .array(questionSchema)
    .min(4, 'must have at least 4 questions')
    .max(12, 'must have at most 12 questions')
    .optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
  plan?: Plan;
}

/** One document in one locale. */
export interface Page {
  /** Internal form, without locale and trailing slash: `/x/react-charts/bars`. */
  pathname: string;
  locale: Locale;
  /** Relative to the repository, for error messages and the edit link. */
  file: string;
  frontMatter: FrontMatter;
  headings: Heading[];
  /** ISO date of the last change of the text. */
  lastUpdated?: string;
  plan?: Plan;
  /** False where the page slot for ads stays away, as on paid pages. */
  ads: boolean;
}
