import { z } from 'zod';
import {
  cleanText,
  COMMENT_LENGTH,
  findCommentFault,
  HONEYPOT_FIELD,
} from '#model/feedback/Feedback.ts';
import type { Feedback } from '#model/feedback/Feedback.ts';
import { LOCALES } from '#model/locale/Locale.ts';
import { parsePath } from '#model/path/parsePath.ts';

const COMMENT_FAULTS = {
  tooShort: `must have at least ${COMMENT_LENGTH.min} characters`,
  tooLong: `must have at most ${COMMENT_LENGTH.max} characters`,
};

/** The body of `POST /feedback`. The handler checks whether the page exists. */
export const feedbackSchema = z
  .strictObject({
    page: z
      .string()
      .max(300)
      .transform((path) => parsePath(path).canonicalPathname),
    section: z
      .string()
      .max(200)
      .regex(/^[^\s\p{Cc}\p{Cs}]+$/u, 'must be the id of a heading')
      .exactOptional(),
    vote: z.union([z.literal(0), z.literal(1)], 'must be 0 or 1').exactOptional(),
    comment: z
      .string()
      .superRefine((comment, context) => {
        const fault = findCommentFault(comment);
        if (fault) context.addIssue(COMMENT_FAULTS[fault]);
      })
      .transform(cleanText)
      .exactOptional(),
    language: z.enum(LOCALES),
    version: z
      .string()
      .max(40)
      .regex(/^\d[\w.+-]*$/, 'must be a version, such as 8.13.1'),
    [HONEYPOT_FIELD]: z.literal('', 'must be left empty').exactOptional(),
  })
  .refine(({ vote, comment }) => vote !== undefined || comment !== undefined, {
    path: ['vote'],
    error: 'must be given when there is no comment',
  })
  .transform(({ [HONEYPOT_FIELD]: _honeypot, ...feedback }) => feedback satisfies Feedback);
