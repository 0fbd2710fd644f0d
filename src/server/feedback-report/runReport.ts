import { assertNever } from '#model/errors/assertNever.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import type { Storage } from '../storage/Storage.ts';
import { formatPages } from './formatPages.ts';
import { formatSearches } from './formatSearches.ts';
import { formatViolations } from './formatViolations.ts';
import { HELP } from './parseOptions.ts';
import type { ReportOptions } from './parseOptions.ts';

/** Runs what the command line asks for and returns the text to print. */
export async function runReport(
  { command, range, page, format }: ReportOptions,
  storage: Storage,
): Promise<string> {
  switch (command.kind) {
    case 'help':
      return HELP;
    case 'delete':
      if (await storage.deleteFeedback(command.id)) return `Deleted ${command.id}.\n`;
      throw new DocsError(`There is no feedback with the id ${command.id}.`, {
        hint: 'find the id with `npm run feedback -- --format csv`.',
      });
    case 'searches':
      return formatSearches(await storage.listFailedSearches(range), format);
    case 'violations':
      return formatViolations(await storage.listPolicyViolations(range), format);
    case 'pages': {
      const entries = await storage.listFeedback(range);
      const isWanted = (path: string) =>
        page === undefined || path === page || path.startsWith(`${page}/`);
      return formatPages(
        entries.filter((entry) => isWanted(entry.page)),
        format,
      );
    }
    default:
      return assertNever(command);
  }
}
