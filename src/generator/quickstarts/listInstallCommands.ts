import { visit } from 'unist-util-visit';
import type { PageSource } from '../content/readPage.ts';

export interface InstallCommand {
  /** `/x/react-data-grid/quickstart` */
  pathname: string;
  /** Packages as the page writes them: `@mui/x-data-grid@8`. */
  packages: string[];
}

const COMMAND = /^npm install (.+)$/;

/** Lists a quickstart's npm install commands, in the order of the page. Other package managers install the same packages. */
export function listInstallCommands({ pathname, tree }: PageSource): InstallCommand[] {
  const commands: InstallCommand[] = [];
  visit(tree, 'code', ({ lang, value }) => {
    if (lang !== 'bash') return;
    for (const line of value.split('\n')) {
      const packages = COMMAND.exec(line.trim())?.[1]?.split(/\s+/);
      if (packages) commands.push({ pathname, packages });
    }
  });
  return commands;
}
