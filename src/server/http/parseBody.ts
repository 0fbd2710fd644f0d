import type { z } from 'zod';
import { RequestFault } from './RequestFault.ts';

/** The value as its schema describes it; the first fault names its field: `comment must have …`. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = formatField(issue);
  const message = describeIssue(issue);
  if (field === '') throw new RequestFault(400, `The body ${message}`);
  throw new RequestFault(400, `${field} ${message}`, { field });
}

/** An unknown key has no path of its own: the issue stands at the object that holds it. */
function formatField(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return '';
  const path =
    issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return path.map(String).join('.');
}

/** Our own messages go on from the name of the field; those of the library start a sentence. */
function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return 'must not be given';
  const message = issue?.message ?? '';
  return message.startsWith('must') ? message : `is not valid: ${message}`;
}
