import path from 'node:path';
import { CONTENT_DIR, toProjectPath } from '../../files/directories.ts';
import type { PageSource } from '../../content/readPage.ts';
import type { CheckResult } from '../Check.ts';
import { checkSpelling } from './checkSpelling.ts';
import { checkWording } from './checkWording.ts';
import { listProse } from './listProse.ts';
import { measureOpenings } from './measureOpenings.ts';

/** A page where more sentences than this begin with a name in code reads like a list of options. */
const MAX_SHARE = 0.1;
/** With fewer sentences than this, the share isn't meaningful. */
const MIN_SENTENCES = 10;

/** Checks the spelling and wording of everything people read, and warns about pages where too many sentences start with code. */
export async function checkProse(pages: readonly PageSource[]): Promise<CheckResult> {
  const texts = listProse();
  const rules = path.join(CONTENT_DIR, 'prose/wording.yml');
  const [spelling, wording] = await Promise.all([checkSpelling(), checkWording(texts, rules)]);
  return {
    faults: [...wording, ...spelling],
    notes: [`${texts.length} files with prose`, ...pages.flatMap(warnAboutOpenings)],
  };
}

export function warnAboutOpenings({ tree, file }: Pick<PageSource, 'tree' | 'file'>): string[] {
  const { sentences, withCode } = measureOpenings(tree);
  if (sentences < MIN_SENTENCES || withCode / sentences <= MAX_SHARE) return [];
  const share = Math.round((100 * withCode) / sentences);
  return [
    `${toProjectPath(file)}: ${share}% of the sentences start with code (${withCode} of ${sentences}); start with the reader's goal.`,
  ];
}
