import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DocsError } from '#model/errors/DocsError.ts';
import { ROOT } from '../files/directories.ts';
import { runCommand } from '../processes/runCommand.ts';
import type { Check, CheckResult } from './Check.ts';

/** Each layer has a tsconfig, so that `window` doesn't compile in the generator and `node:fs` doesn't compile in the site. */
const LAYERS = [
  'content',
  'content/data/scripts',
  'src/site',
  'src/generator',
  'src/server',
  'src/model',
  'src/worker',
  'e2e',
  'tsconfig.tests.json',
];

export function createTypeChecks(): Check[] {
  return LAYERS.filter(
    (layer) => layer.endsWith('.json') || existsSync(path.join(ROOT, layer, 'tsconfig.json')),
  ).map((layer) => ({
    name: `types: ${layer.replace(/^src\/|^tsconfig\.|\.json$/g, '')}`,
    isSourceCheck: true,
    run: () => checkTypes(layer),
  }));
}

async function checkTypes(project: string): Promise<CheckResult> {
  const { code, output } = await runCommand('typescript/bin/tsc', [
    '-p',
    project,
    '--pretty',
    'false',
  ]);
  return { faults: toFaults(code, output, parseTypeFaults(output)) };
}

/** `src/a.ts(3,7): error TS2322: Type …` */
export function parseTypeFaults(output: string): DocsError[] {
  return [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+): (.+)$/gm)].map(
    ([, file, line, code, message]) =>
      new DocsError(message ?? '', { file, line: Number(line), hint: `look up ${code}.` }),
  );
}

/** Checks the types in `.astro` files, which tsc doesn't support. */
export const astroCheck: Check = {
  name: 'types: astro',
  async run() {
    const { code, output } = await runCommand('astro/bin/astro.mjs', [
      'check',
      '--tsconfig',
      'src/site/tsconfig.json',
      '--minimumSeverity',
      'warning',
    ]);
    const faults = [
      ...stripVTControlCharacters(output).matchAll(/^(.+?):(\d+):\d+ - (?:error|warning) (.+)$/gm),
    ].map(([, file, line, message]) => new DocsError(message ?? '', { file, line: Number(line) }));
    return { faults: toFaults(code, output, faults) };
  },
};

interface LintReport {
  diagnostics: {
    message: string;
    code?: string;
    help?: string;
    filename: string;
    labels: { span: { line: number } }[];
  }[];
}

export const lintCheck: Check = {
  name: 'lint',
  isSourceCheck: true,
  async run() {
    const { code, output } = await runCommand('oxlint/bin/oxlint', [
      '--deny-warnings',
      '--format',
      'json',
      '.',
    ]);
    const { diagnostics } = JSON.parse(output || '{"diagnostics":[]}') as LintReport;
    const faults = diagnostics.map(
      ({ message, code: rule, help, filename, labels }) =>
        new DocsError(`${message} ${rule ?? ''}`.trim(), {
          file: filename,
          line: labels[0]?.span.line,
          hint: help,
        }),
    );
    return { faults: toFaults(code, output, faults) };
  },
};

export const formatCheck: Check = {
  name: 'format',
  isSourceCheck: true,
  async run() {
    const { code, output } = await runCommand('prettier/bin/prettier.cjs', [
      '--list-different',
      '--cache',
      '--cache-location=.cache/prettier.json',
      '.',
    ]);
    const faults =
      code === 1
        ? output.split('\n').map((file) => {
            const hint = `run: npx prettier --write ${file}`;
            return new DocsError('The file is not formatted.', { file, hint });
          })
        : [];
    return { faults: toFaults(code, output, faults) };
  },
};

interface CruiseReport {
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
  modules: { rules?: unknown }[];
}

export const boundaryChecks: Check[] = [
  createBoundaryCheck('boundaries', '.dependency-cruiser.cjs'),
  createBoundaryCheck('boundaries: folders', '.dependency-cruiser.folders.cjs'),
];

function createBoundaryCheck(name: string, config: string): Check {
  return { name, isSourceCheck: true, run: () => checkBoundaries(config) };
}

async function checkBoundaries(config: string): Promise<CheckResult> {
  const { code, output } = await runCommand('dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    config,
    '--output-type',
    'json',
    'src',
    'content',
  ]);
  const start = output.indexOf('{');
  if (start === -1) return { faults: toFaults(code, output, []) };
  const { summary } = JSON.parse(output.slice(start)) as CruiseReport;
  const faults = summary.violations.map(({ from, to, rule, cycle }) => {
    const chain = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return new DocsError(`It may not import ${chain} (${rule.name}).`, {
      file: from,
      hint: 'CONTRIBUTING.md has the directions of the layers.',
    });
  });
  return { faults: toFaults(code, output, faults) };
}

/** Shows the raw output of a tool that fails without any fault that we can parse. */
function toFaults(code: number, output: string, faults: DocsError[]): DocsError[] {
  if (code === 0 || faults.length > 0) return faults;
  return [new DocsError(output || `The tool ended with code ${code} and said nothing.`)];
}
