import { expect, it } from 'vitest';
import { z } from 'zod';
import { formatDocsError } from './DocsError.ts';
import { toDocsErrors } from './toDocsErrors.ts';

const schema = z.strictObject({ list: z.array(z.object({ name: z.string() })), size: z.number() });

it('turns every issue into an error that names the field', () => {
  const { error } = schema.safeParse({ list: [{ name: 1 }], size: 'big', extra: true });
  const faults = toDocsErrors(error!, { file: 'page.mdx', line: 1 }).map(formatDocsError);
  expect(faults).toMatchInlineSnapshot(`
    [
      "page.mdx:1
      list[0].name: Invalid input: expected string, received number",
      "page.mdx:1
      size: Invalid input: expected number, received string",
      "page.mdx:1
      Unrecognized key: "extra"",
    ]
  `);
});
