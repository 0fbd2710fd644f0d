import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DocsError, throwAll } from '#model/errors/DocsError.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { ROOT } from '../files/directories.ts';
import { readSources } from '../checks/readSources.ts';
import { chooseSample } from '../testing/chooseSample.ts';
import { parseExportArguments } from '../exports/parseExportArguments.ts';
import { runTool } from '../processes/runTool.ts';
import { formatDuration } from '../processes/formatDuration.ts';
import { createEntry } from '../quickstarts/createEntry.ts';
import { listInstallCommands } from '../quickstarts/listInstallCommands.ts';
import type { InstallCommand } from '../quickstarts/listInstallCommands.ts';
import { runTask, TaskFailure } from '../processes/runTask.ts';
import { writeReport } from '../testing/testReport.ts';

// npm run test:quickstarts [-- --all | --sample N [--seed TEXT]]: runs the install commands of the quickstarts, and a build.

const PEERS = /^@mui\/material@/;

await runTask(async () => {
  const { size, seed } = parseExportArguments(process.argv.slice(2));
  const commands = readSources()
    .pages.filter(({ pathname, locale }) => pathname.endsWith('/quickstart') && locale === 'en')
    .flatMap(listInstallCommands);
  const peers = commands.find(({ packages }) => packages.some((name) => PEERS.test(name)));
  const products = new Map(
    commands
      .filter(({ packages }) => packages.some((name) => name.startsWith('@mui/x-')))
      .map((command) => [[command.pathname, ...command.packages].join(' '), command]),
  );
  const chosen = chooseSample([...products.keys()], size, seed).flatMap(
    (key) => products.get(key) ?? [],
  );
  if (!peers || chosen.length === 0) throw new TaskFailure('The quickstarts install nothing.');
  const reference = await loadSiteApi();
  const faults: DocsError[] = [];
  for (const command of chosen) {
    const start = performance.now();
    const fault = await tryCommand(command, peers, (packages) => createEntry(packages, reference));
    const words = [fault ? 'FAIL' : 'ok  ', command.pathname, ...command.packages];
    console.log(`${words.join(' ')}  ${formatDuration(performance.now() - start)}`);
    if (fault) faults.push(fault);
  }
  writeReport('quickstarts', { passed: chosen.length - faults.length, failed: faults.length });
  throwAll(faults);
});

/** Tests a command in an empty project: installs the page's peers, runs the command, and builds a module with the packages. */
async function tryCommand(
  { pathname, packages }: InstallCommand,
  peers: InstallCommand,
  createSource: (packages: readonly string[]) => string,
): Promise<DocsError | undefined> {
  const directory = mkdtempSync(path.join(tmpdir(), 'x-docs-quickstart-'));
  const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
  const install = (names: readonly string[]) =>
    runTool(directory, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...names]);
  try {
    write('package.json', '{ "private": true, "type": "module" }\n');
    write('index.html', '<!doctype html><script type="module" src="main.js"></script>\n');
    await install(['react@19', 'react-dom@19', ...peers.packages]);
    await install(packages);
    write('main.js', createSource(packages));
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
    await runTool(directory, process.execPath, [vite, 'build', '--logLevel', 'warn']);
    return undefined;
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error;
    return new DocsError(`${pathname}: npm install ${packages.join(' ')}: ${error.message}`, {
      hint: 'the page prints a command that does not work in an empty project.',
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
