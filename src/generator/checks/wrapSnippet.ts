import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIR } from '../files/directories.ts';

/** Files that wrap fragments for the type check. They aren't shown on the site. */
export const CONTEXTS_DIR = path.join(CONTENT_DIR, 'snippet-contexts');

/** The placeholder for the fragment in a context file. */
const PLACE = '/* snippet */';

/** `{ field: 'name' },` in the context `grid-columns` → a module that declares an array with that entry */
export function wrapSnippet(
  code: string,
  context: string | undefined,
  directory: string = CONTEXTS_DIR,
): { code: string; linesBefore: number } {
  const wrapper = context && readContext(context, directory);
  if (!wrapper) return { code, linesBefore: 0 };
  const [before = ''] = wrapper.split(PLACE);
  return {
    code: wrapper.replace(PLACE, () => code),
    linesBefore: before.split('\n').length - 1,
  };
}

export function listContexts(directory: string = CONTEXTS_DIR): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));
}

function readContext(name: string, directory: string): string | undefined {
  const file = path.join(directory, `${name}.tsx`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
