import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chooseFirefox } from '#generator/processes/findFirefox.ts';
import { runCommand } from '#generator/processes/runCommand.ts';
import { assembleTestSite } from '#generator/fixtures/assembleTestSite.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { serveSite } from '#generator/processes/serveSite.ts';
import { getReportFile, getRetriedFile, writeReport } from '#generator/testing/testReport.ts';

// npm run test:firefox: reader journeys through the built site in Firefox, driven over WebDriver BiDi.

const choice = chooseFirefox();
if (choice.kind !== 'found') {
  console.log(choice.message);
  writeReport('firefox', { passed: 0, failed: choice.kind === 'fail' ? 1 : 0 });
  process.exit(choice.kind === 'fail' ? 1 : 0);
}

process.env['DATA_DIR'] = mkdtempSync(path.join(os.tmpdir(), 'x-docs-firefox-'));
process.env['FEEDBACK_PER_MINUTE'] = '0';
const site = await serveSite(assembleTestSite(getDistDir()));
const { code } = await runCommand(
  'vitest/vitest.mjs',
  [
    'run',
    '--config=e2e/firefox/vitest.config.ts',
    '--reporter=verbose',
    '--reporter=./src/generator/testing/RetryReporter.ts',
    '--reporter=json',
    `--outputFile.json=${getReportFile('firefox')}`,
    ...process.argv.slice(2),
  ],
  {
    show: true,
    env: {
      NODE_ENV: 'test',
      FIREFOX_PATH: choice.file,
      SITE_URL: site.url,
      RETRIED_FILE: getRetriedFile('firefox'),
    },
  },
);
site.stop();
process.exit(code);
