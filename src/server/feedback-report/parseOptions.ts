import { parseArgs } from 'node:util';
import { DocsError, throwAll } from '#model/errors/DocsError.ts';
import type { TimeRange } from '../storage/Storage.ts';

export const FORMATS = ['text', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export interface ReportOptions {
  command:
    | { kind: 'pages' }
    | { kind: 'searches' }
    | { kind: 'violations' }
    | { kind: 'delete'; id: string }
    | { kind: 'help' };
  range: TimeRange;
  /** Path without the locale. The report includes the pages below it. */
  page: string | undefined;
  format: Format;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;

export const HELP = `Feedback from users, the pages with the worst votes first.

  npm run feedback -- [options]

  --from 2026-01-31   first day, UTC (default: ${DEFAULT_DAYS} days ago)
  --to 2026-02-28     last day, UTC (default: today)
  --page /x/react-charts   only this page and the pages below it
  --format text|csv|json   (default: text)
  --searches          list searches without a result instead
  --violations        list violations of the content security policy instead
  --delete <id>       delete one entry permanently
  --help              show this text
`;

/** Reads the command line. Throws one error that lists everything wrong with it. */
export function parseOptions(args: readonly string[], now: number): ReportOptions {
  const { values } = readArguments(args);
  const faults: DocsError[] = [];
  const readDay = (name: 'from' | 'to', fallback: number): number => {
    const value = values[name];
    if (value === undefined) return fallback;
    const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(time))
      faults.push(createFault(`--${name} ${value} isn't a date.`, '2026-01-31'));
    return time;
  };
  const today = now - (now % DAY_MS);
  const range = {
    from: readDay('from', today - DEFAULT_DAYS * DAY_MS),
    to: readDay('to', today) + DAY_MS,
  };
  if (range.to <= range.from) {
    faults.push(createFault('--to is before --from.', 'the earlier day as --from'));
  }
  const format = FORMATS.find((name) => name === (values.format ?? 'text'));
  if (!format)
    faults.push(createFault(`--format ${values.format} is unknown.`, FORMATS.join(', ')));
  throwAll(faults);
  const page = values.page?.replace(/(?<=.)\/$/, '');
  return { command: readCommand(values), range, page, format: format ?? 'text' };
}

function readCommand(values: {
  help?: boolean | undefined;
  searches?: boolean | undefined;
  violations?: boolean | undefined;
  delete?: string | undefined;
}): ReportOptions['command'] {
  if (values.help) return { kind: 'help' };
  if (values.delete !== undefined) return { kind: 'delete', id: values.delete };
  if (values.violations) return { kind: 'violations' };
  return { kind: values.searches ? 'searches' : 'pages' };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        page: { type: 'string' },
        format: { type: 'string' },
        searches: { type: 'boolean' },
        violations: { type: 'boolean' },
        delete: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new DocsError(`${message}.`, { hint: 'run `npm run feedback -- --help`.', cause: error });
  }
}

function createFault(message: string, example: string): DocsError {
  return new DocsError(message, { hint: `use ${example}.` });
}
