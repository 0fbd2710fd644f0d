import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { hashKey } from '../files/createCache.ts';
import { memoizeByFile } from '../files/memoizeByFile.ts';
import { openCache } from '../files/openCache.ts';

/** What later steps need to know about a built script. */
export interface BuiltScript {
  /** Specifiers of what is loaded together with it: `./base.1.js`. */
  staticImports: readonly string[];
  /** All of its strings: names of files that it loads on demand, class names, texts. */
  strings: ReadonlySet<string>;
}

export function readScript(code: string): BuiltScript {
  const { module, program } = parseSync('built.js', code);
  const strings = new Set<string>();
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') strings.add(value);
    },
    TemplateElement({ value }) {
      strings.add(value.cooked ?? value.raw);
    },
  }).visit(program);
  const staticImports = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return { staticImports: [...new Set(staticImports)], strings };
}

/** Several steps of a build read all scripts, and most of them don't change between two builds. */
export const readScriptFile = memoizeByFile((file): BuiltScript => {
  const code = readFileSync(file, 'utf8');
  const cache = openCache('scripts');
  const key = hashKey(code);
  const known = cache.readJson(key) as StoredScript | undefined;
  if (known) return { ...known, strings: new Set(known.strings) };
  const script = readScript(code);
  const stored: StoredScript = { ...script, strings: [...script.strings] };
  cache.write(key, JSON.stringify(stored));
  return script;
});

interface StoredScript extends Omit<BuiltScript, 'strings'> {
  strings: readonly string[];
}
