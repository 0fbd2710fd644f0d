import { tsxLanguage } from '@codemirror/lang-javascript';
import { transform } from 'sucrase';
import type { Transform } from 'sucrase';
import { createNestingFault, isStackOverflow } from './compileLimits.ts';
import type { LiveFile } from './LiveFile.ts';
import { LiveFault } from './LiveFault.ts';

/** Compiles a file to an ES module. Line numbers don't change, so that positions in errors match the editor. */
export function compileFile({ name, source }: LiveFile): string {
  if (name.endsWith('.css')) return compileStyles(source);
  if (name.endsWith('.json')) return `export default ${source.trim() || 'null'};`;
  assertTagsMatch(name, source);
  try {
    return transform(source, {
      transforms: getTransforms(name),
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: name,
    }).code;
  } catch (error) {
    if (isStackOverflow(error)) throw createNestingFault({ file: name });
    throw toSyntaxFault(error, name);
  }
}

function getTransforms(name: string): Transform[] {
  if (name.endsWith('.tsx')) return ['typescript', 'jsx'];
  return name.endsWith('.ts') ? ['typescript'] : ['jsx'];
}

/** Checks closing tags, because the compiler accepts `<div></span>`. */
function assertTagsMatch(file: string, source: string): void {
  if (!/\.[jt]sx$/.test(file)) return;
  tsxLanguage.parser.parse(source).iterate({
    enter({ name, node }) {
      if (name !== 'JSXElement') return;
      const [open, close] = [node.getChild('JSXOpenTag'), node.getChild('JSXCloseTag')];
      if (!open || !close) return;
      const opened = readTagName(source.slice(open.from, open.to));
      const closed = readTagName(source.slice(close.from, close.to));
      if (opened === closed) return;
      const before = source.slice(0, close.from).split('\n');
      throw new LiveFault('syntax', `</${closed}> closes <${opened}>`, {
        file,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
      });
    },
  });
}

/** `</Menu.Item >` → `Menu.Item` */
function readTagName(tag: string): string {
  return /^<\/?\s*([\w$.:-]*)/.exec(tag)?.[1] ?? '';
}

/** The frame runs one program, so class names needn't be unique. A CSS module maps each to itself. */
function compileStyles(source: string): string {
  const names = new Set([...source.matchAll(/\.([a-z_][\w-]*)/gi)].map((match) => match[1] ?? ''));
  const classes = Object.fromEntries([...names].map((name) => [name, name]));
  return [
    `const style = document.createElement('style');`,
    `style.textContent = ${JSON.stringify(source)};`,
    `document.head.append(style);`,
    `export default ${JSON.stringify(classes)};`,
  ].join('');
}

/** The compiler writes `Error transforming Demo.tsx: Unexpected token (3:14)`. */
function toSyntaxFault(error: unknown, file: string): LiveFault {
  const text = error instanceof Error ? error.message : String(error);
  const [, message = text] = /^Error transforming [^:]+: (?:SyntaxError: )?(.*)$/s.exec(text) ?? [];
  const [, line, column] = /\((\d+):(\d+)\)/.exec(message) ?? [];
  return new LiveFault('syntax', message.replace(/\s*\(\d+:\d+\)\s*$/, ''), {
    file,
    ...(line && { line: Number(line) }),
    ...(column && { column: Number(column) }),
  });
}
