import { compileFile } from './compileFile.ts';
import { findImports } from './findImports.ts';
import { findLoops } from './findLoops.ts';
import type { LiveFile } from './LiveFile.ts';
import { LiveFault } from './LiveFault.ts';
import type { CodePart, Program, ProgramFile } from './liveMessages.ts';
import { parseModule } from './parseModule.ts';
import { resolveImport } from './resolveImport.ts';

export interface ProgramSource {
  files: readonly LiveFile[];
  /** Name of the file whose default export is shown. */
  main: string;
  /** The packages that can be imported, in addition to the files. */
  packages: readonly string[];
}

/** Compiles the main file and its imports. Files that nothing imports may contain errors. */
export function compileProgram({ files, main, packages }: ProgramSource): Program {
  const scope = { packages, files: files.map((file) => file.name) };
  const done = new Map<string, number>();
  const open: string[] = [];
  const program: ProgramFile[] = [];

  const loose = scope.files.filter(
    (name) => name.endsWith('.css') && !files.some(({ source }) => source.includes(`/${name}`)),
  );

  function add(name: string): number {
    const known = done.get(name);
    if (known !== undefined) return known;
    if (open.includes(name)) throw createCircleFault([...open.slice(open.indexOf(name)), name]);
    const file = files.find((candidate) => candidate.name === name);
    if (!file)
      throw new LiveFault('file', `File "${name}" doesn't exist.`, {
        subject: name,
        nearest: scope.files,
      });

    open.push(name);
    const code = compileFile(file);
    // Stylesheets that no file imports apply to the whole program. Their imports go on the first line, so that positions don't change.
    const parts: CodePart[] =
      name === main ? loose.flatMap((sheet) => ['import ', { file: add(sheet) }, ';']) : [];
    const tree = parseModule(code);
    const edits: Edit[] = findLoops(tree).map(({ at, text }) => ({ from: at, to: at, part: text }));
    for (const { specifier, from, to } of findImports(code, tree)) {
      const target = resolveAt(specifier, name, file.source, scope);
      const part = target.kind === 'package' ? { import: target.name } : { file: add(target.name) };
      edits.push({ from, to, part });
    }
    parts.push(...applyEdits(code, edits));
    open.pop();

    program.push({ name, parts });
    done.set(name, program.length - 1);
    return program.length - 1;
  }

  add(main);
  return { files: program };
}

interface Edit {
  from: number;
  to: number;
  part: CodePart;
}

/** Replaces parts of the code, and merges adjacent texts into one part. */
function applyEdits(code: string, edits: readonly Edit[]): CodePart[] {
  const parts: CodePart[] = [];
  let text = '';
  let end = 0;
  for (const { from, to, part } of edits.toSorted((a, b) => a.from - b.from)) {
    text += code.slice(end, from);
    end = to;
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    parts.push(text, part);
    text = '';
  }
  return [...parts, text + code.slice(end)];
}

function resolveAt(
  specifier: string,
  importer: string,
  source: string,
  scope: Parameters<typeof resolveImport>[2],
): ReturnType<typeof resolveImport> {
  try {
    return resolveImport(specifier, importer, scope);
  } catch (error) {
    if (!(error instanceof LiveFault)) throw error;
    const line = findLine(source, specifier);
    throw new LiveFault(error.kind, error.message, { ...error.details, ...(line && { line }) });
  }
}

function findLine(source: string, specifier: string): number | undefined {
  const index = source
    .split('\n')
    .findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  return index < 0 ? undefined : index + 1;
}

function createCircleFault(names: readonly string[]): LiveFault {
  return new LiveFault('circle', `Files import each other in a circle: ${names.join(' → ')}.`, {
    subject: names.join(' → '),
    file: names[0],
  });
}
