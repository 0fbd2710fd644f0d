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

// npm run test:visual -- --base <commit> [--head <commit>]: builds two commits and compares 40 screens pixel by pixel.

const REPORT = path.join(CACHE_DIR, 'visual/report');

await runTask(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, head: { type: 'string', default: 'HEAD' } },
  });
  if (!values.base)
    throw new TaskFailure('Which commit is the base? npm run test:visual -- --base main');
  const [base, head] = [resolveCommit(values.base), resolveCommit(values.head)];
  const screens = listScreens();
  const browser = await launchBrowser();
  const pictures: string[] = [];
  for (const commit of [base, head]) {
    console.log(`${commit.slice(0, 12)}: build`);
    const folder = buildCommit(commit);
    console.log(`${commit.slice(0, 12)}: ${screens.length} screens`);
    pictures.push(await captureScreens(browser, folder, screens));
  }
  await browser.close();
  const [before = '', after = ''] = pictures;
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  const results: ScreenResult[] = [];
  for (const { name } of screens) {
    const [first, second] = [path.join(before, `${name}.png`), path.join(after, `${name}.png`)];
    const difference = await comparePictures(first, second);
    results.push({ name, pixels: difference?.pixels ?? 0 });
    if (!difference) continue;
    copyFileSync(first, path.join(REPORT, `${name}.before.png`));
    copyFileSync(second, path.join(REPORT, `${name}.after.png`));
    writeFileSync(path.join(REPORT, `${name}.difference.png`), difference.picture);
    console.log(`differs  ${name}  ${difference.pixels} pixels`);
  }
  const report = writeVisualReport(REPORT, { base, head, results });
  const count = results.filter(({ pixels }) => pixels > 0).length;
  console.log(`${count} of ${results.length} screens differ. Pictures: ${report}`);
  if (count > 0) throw new TaskFailure('The two commits look different.');
});
