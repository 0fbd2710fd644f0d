import type { z } from 'zod';
import { RequestFault } from './RequestFault.ts';

/** Checks a value against its schema. The error names the first wrong field: `comment must have …`. */
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

/** For an unknown key, the path of the issue only leads to its object. */
function formatField(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return '';
  const path =
    issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return path.map(String).join('.');
}

/** Our messages continue after the name of the field. Those of the library are sentences. */
function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return 'must not be given';
  const message = issue?.message ?? '';
  return message.startsWith('must') ? message : `is not valid: ${message}`;
}
