import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE_DIR } from '#generator/files/directories.ts';
import { runTask, TaskFailure } from '#generator/processes/runTask.ts';
import { launchBrowser } from '../demos/browser.ts';
import { buildCommit, resolveCommit } from './buildCommit.ts';
import { captureScreens } from './captureScreens.ts';
import { comparePictures } from './comparePictures.ts';
import { listScreens } from './Screen.ts';
import { writeVisualReport } from './writeVisualReport.ts';
import type { ScreenResult } from './writeVisualReport.ts';

// npm run test:visual -- --base <commit> [--head <commit>]: builds two commits and compares 45 screens pixel by pixel.

const REPORT = path.join(CACHE_DIR, 'visual/report');
/** Differences must appear in every round. A panel that starts late or a slightly different line doesn't. */
const ROUNDS = 3;

await runTask(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, head: { type: 'string', default: 'HEAD' } },
  });
  if (!values.base)
    throw new TaskFailure('Which commit is the base? npm run test:visual -- --base main');
  const [base, head] = [resolveCommit(values.base), resolveCommit(values.head)];
  const all = listScreens();
  const folders = [base, head].map((commit) => {
    console.log(`${commit.slice(0, 12)}: build`);
    return buildCommit(commit);
  });
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  const browser = await launchBrowser();
  const differences = new Map<string, number>();
  let screens = all;
  for (let round = 1; round <= ROUNDS && screens.length > 0; round += 1) {
    console.log(`round ${round}: ${screens.length} screens`);
    const pictures: string[] = [];
    for (const folder of folders) pictures.push(await captureScreens(browser, folder, screens));
    const [before = '', after = ''] = pictures;
    differences.clear();
    for (const { name } of screens) {
      const [first, second] = [path.join(before, `${name}.png`), path.join(after, `${name}.png`)];
      const difference = await comparePictures(first, second);
      if (!difference) continue;
      differences.set(name, difference.pixels);
      copyFileSync(first, path.join(REPORT, `${name}.before.png`));
      copyFileSync(second, path.join(REPORT, `${name}.after.png`));
      writeFileSync(path.join(REPORT, `${name}.difference.png`), difference.picture);
    }
    screens = screens.filter(({ name }) => differences.has(name));
  }
  await browser.close();
  const results = all.map(({ name }): ScreenResult => ({
    name,
    pixels: differences.get(name) ?? 0,
  }));
  for (const [name, pixels] of differences) console.log(`differs  ${name}  ${pixels} pixels`);
  const report = writeVisualReport(REPORT, { base, head, results });
  console.log(`${differences.size} of ${all.length} screens differ. Pictures: ${report}`);
  if (differences.size > 0) throw new TaskFailure('The two commits look different.');
});
