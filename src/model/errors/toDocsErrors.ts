import type { z } from 'zod';
import { DocsError, type DocsErrorDetails } from './DocsError.ts';

/** One error per schema issue, each prefixed with its field: `children[0].plan: …`. */
export function toDocsErrors(error: z.ZodError, details: DocsErrorDetails = {}): DocsError[] {
  return error.issues.map((issue) => {
    const field = formatField(issue.path);
    return new DocsError(field === '' ? issue.message : `${field}: ${issue.message}`, details);
  });
}

/** `['children', 0, 'plan']` → `children[0].plan` */
function formatField(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      return index === 0 ? String(key) : `.${String(key)}`;
    })
    .join('');
}
