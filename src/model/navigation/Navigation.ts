import { z } from 'zod';
import { DocsErrors } from '../errors/DocsError.ts';
import { PLANS } from '../product/Plan.ts';
import { toDocsErrors } from '../errors/toDocsErrors.ts';

export const navigationEntrySchema = z.strictObject({
  /** Internal form, without trailing slash; an absolute URL for an external link. */
  pathname: z.string().regex(/^(\/|https:\/\/)/, 'must start with / or https://'),
  /** Derived from the pathname if absent. */
  title: z.string().min(1).optional(),
  /** Makes the entry a heading: always open, no link, no indentation. */
  subheader: z.string().min(1).optional(),
  get children(): z.ZodOptional<z.ZodArray<typeof navigationEntrySchema>> {
    return z.array(navigationEntrySchema).optional();
  },
  /** Not inherited by the children. */
  plan: z.enum(PLANS).optional(),
  /** Shown as "New". */
  newFeature: z.boolean().optional(),
  /** Shown as "Preview". */
  unstable: z.boolean().optional(),
  /** Shown as "Planned". */
  planned: z.boolean().optional(),
  /** Removes ads from the page. Pages of paid plans never have them. */
  ads: z.literal(false).optional(),
});

export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

/** Returns the tree, or throws one error that lists everything wrong with it. */
export function parseNavigation(value: unknown): NavigationEntry[] {
  const result = z.array(navigationEntrySchema).safeParse(value);
  if (result.success) return result.data;
  throw new DocsErrors(toDocsErrors(result.error, { file: 'content/navigation.ts' }));
}
