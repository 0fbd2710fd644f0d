import { DocsError } from '#model/errors/DocsError.ts';
import { runCommand } from '../../processes/runCommand.ts';

/** Checks American spelling in the files that `cspell.json` lists. */
export async function checkSpelling(): Promise<DocsError[]> {
  const { code, output } = await runCommand('cspell/bin.mjs', [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--cache',
    '--cache-location=.cache/cspell.json',
    '--relative',
  ]);
  const faults = parseSpellingFaults(output);
  if (code === 0 || faults.length > 0) return faults;
  return [new DocsError(output || `cspell ended with code ${code} and no output.`)];
}

/** `README.md:3:14 - Unknown word (qurey) fix: (query)` */
export function parseSpellingFaults(output: string): DocsError[] {
  return [
    ...output.matchAll(/^(.+?):(\d+):\d+ - Unknown word \((.+?)\)(?:.*?\bfix: \((.+?)\))?/gm),
  ].map(
    ([, file, line, word, fix]) =>
      new DocsError(`"${word}" isn't in the dictionary.`, {
        file,
        line: Number(line),
        hint: fix
          ? `did you mean "${fix}"?`
          : 'write it in American English, put code in backticks, or add the word to content/prose/words.txt.',
      }),
  );
}
