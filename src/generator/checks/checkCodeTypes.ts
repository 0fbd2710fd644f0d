import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { DocsError } from '#model/errors/DocsError.ts';
import { CACHE_DIR, CONTENT_DIR, ROOT, toProjectPath } from '../files/directories.ts';
import { listImports } from '../files/listImports.ts';
import type { PageSource } from '../content/readPage.ts';
import { parseCodeFenceMeta } from '../markdown/codeFence.ts';
import { wrapSnippet } from './wrapSnippet.ts';

/** A code block as a separate module in the page's folder, so that it can import the files next to the page. */
interface Snippet {
  file: string;
  code: string;
  page: string;
  /** The line of the page above the first line of the code. */
  offset: number;
}

const PASSED = path.join(CACHE_DIR, 'code-types.sha256');

/** Type-checks every `ts` and `tsx` block against the installed packages, all in one program. */
export function checkCodeTypes(pages: readonly PageSource[]): {
  faults: DocsError[];
  count: number;
} {
  const snippets = pages.flatMap(listSnippets);
  const hash = hashSnippets(snippets);
  if (existsSync(PASSED) && readFileSync(PASSED, 'utf8') === hash)
    return { faults: [], count: snippets.length };
  const faults = findTypeFaults(snippets);
  if (faults.length === 0) {
    mkdirSync(CACHE_DIR, { recursive: true });
    writeFileSync(PASSED, hash);
  }
  return { faults, count: snippets.length };
}

export function listSnippets(page: PageSource): Snippet[] {
  const snippets: Snippet[] = [];
  visit(page.tree, 'code', (fence) => {
    if (fence.lang !== 'ts' && fence.lang !== 'tsx') return;
    const { nocheck, context } = parseCodeFenceMeta(fence.meta);
    if (nocheck) return;
    const start = fence.position?.start.line ?? 1;
    const { code, linesBefore } = wrapSnippet(fence.value, context);
    const offset = start - linesBefore;
    const name = `${path.basename(page.file)}.${start}.${context ? 'tsx' : fence.lang}`;
    snippets.push({
      file: path.join(path.dirname(page.file), name),
      code,
      page: page.file,
      offset,
    });
  });
  return snippets;
}

export function findTypeFaults(snippets: readonly Snippet[]): DocsError[] {
  const byFile = new Map(snippets.map((snippet) => [snippet.file, snippet]));
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => byFile.has(file) || fileExists(file);
  host.readFile = (file) => byFile.get(file)?.code ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const snippet = byFile.get(file);
    return snippet
      ? ts.createSourceFile(file, snippet.code, language)
      : getSourceFile(file, language, ...rest);
  };
  const program = ts.createProgram([...byFile.keys()], options, host);
  return [...byFile.values()].flatMap((snippet) => {
    const source = program.getSourceFile(snippet.file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map((diagnostic) => describe(diagnostic, snippet));
  });
}

/** Reads the compiler options of the demos. */
function readOptions(): ts.CompilerOptions {
  const config = ts.readConfigFile(path.join(CONTENT_DIR, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, CONTENT_DIR);
  const { tsBuildInfoFile: _, ...rest } = options;
  return { ...rest, incremental: false, noEmit: true };
}

function describe(
  { file, start, messageText, code }: ts.Diagnostic,
  { page, offset }: Snippet,
): DocsError {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
  return new DocsError(
    `The code does not compile: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    {
      file: toProjectPath(page),
      line: offset + line,
      hint: `TS${code}; each block is a module with its own imports, or says: nocheck reason="…".`,
    },
  );
}

/** Includes the lockfile, because a new version of a package can break code that hasn't changed. */
function hashSnippets(snippets: readonly Snippet[]): string {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'package-lock.json')));
  for (const { file, code } of snippets) {
    hash.update(`\0${file}\0${code}`);
    for (const neighbor of listImportedNeighbors(file, code)) hash.update(readFileSync(neighbor));
  }
  return hash.digest('hex');
}

function listImportedNeighbors(file: string, code: string): string[] {
  return listImports(code)
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) =>
      ['', '.ts', '.tsx']
        .map((extension) => path.resolve(path.dirname(file), `${specifier}${extension}`))
        .filter((candidate) => existsSync(candidate) && path.extname(candidate) !== ''),
    );
}
