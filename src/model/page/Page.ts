import { z } from 'zod';
import type { Locale } from '../locale/Locale.ts';
import type { Plan } from '../product/Plan.ts';
import { questionSchema } from './Question.ts';

const name = z.string().min(1);

/** The front matter of a `page.mdx`. Unknown keys are errors. */
export const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1).max(70, 'must have at most 70 characters'),
  description: z
    .string()
    .trim()
    .max(160, 'must have at most 160 characters')
    .regex(/[.!。！]$/, 'must end with a full stop'),
  /** Components of the page. Their API is shown in a tab and linked at the end. */
  components: z.array(name).min(1).optional(),
  /** Hooks of the page, shown the same way. */
  hooks: z.array(name).min(1).optional(),
  /** Synonyms users may search for. */
  keywords: z.array(name).min(1).optional(),
  /** Questions in the words of readers. Each links to the section that answers it. */
  questions: z
    .array(questionSchema)
    .min(4, 'must have at least 4 questions')
    .max(12, 'must have at most 12 questions')
    .optional(),
  /** Search terms for the page that may not appear in its text. Only the search uses them. */
  searches: z
    .array(z.string().trim().min(1).max(80, 'must have at most 80 characters each'))
    .min(10, 'must have at least 10 searches')
    .max(40, 'must have at most 40 searches')
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
  /** Internal form, without locale or trailing slash: `/x/react-charts/bars`. */
  pathname: string;
  locale: Locale;
  /** Relative to the repository, for error messages and the edit link. */
  file: string;
  frontMatter: FrontMatter;
  headings: Heading[];
  /** ISO date of the last change to the text. */
  lastUpdated?: string;
  plan?: Plan;
  /** False if the page has no ad slot, like pages of paid plans. */
  ads: boolean;
}
