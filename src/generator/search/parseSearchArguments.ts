import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DocsError, DocsErrors } from '#model/errors/DocsError.ts';
import type { DocsErrorDetails } from '#model/errors/DocsError.ts';
import { LOCALES } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { SEARCH_PARTS } from '#model/search/SearchFile.ts';
import type { SearchPart } from '#model/search/SearchFile.ts';
import { SEARCH_LABELS } from '#model/search/SearchRecord.ts';
import type { SearchLabel } from '#model/search/SearchRecord.ts';

export interface SearchArguments {
  queries: string[];
  /** The queries came from a file, and the answer is JSON. */
  isFile: boolean;
  /** Chosen by the script of each query unless given. */
  locale?: Locale;
  product?: SearchPart;
  kind?: SearchLabel;
  limit?: number;
}

const HINT =
  'npm run -s search -- "freeze columns", or --file queries.json; further options: --locale, --product, --kind, --limit.';

export function parseSearchArguments(args: readonly string[]): SearchArguments {
  const { values, positionals } = readArguments(args);
  const { file } = values;
  if (file === undefined && positionals.length === 0) {
    throw fail('There is nothing to search for.', { hint: HINT });
  }
  const locale = choose('locale', values.locale, LOCALES);
  const product = choose('product', values.product, SEARCH_PARTS);
  const kind = choose('kind', values.kind, SEARCH_LABELS);
  const limit = values.limit === undefined ? undefined : parseLimit(values.limit);
  return {
    queries: file === undefined ? [positionals.join(' ')] : readQueries(file),
    isFile: file !== undefined,
    ...(locale ? { locale } : {}),
    ...(product ? { product } : {}),
    ...(kind ? { kind } : {}),
    ...(limit ? { limit } : {}),
  };
}

function readArguments(args: readonly string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { file: option, locale: option, product: option, kind: option, limit: option },
    });
  } catch (cause) {
    throw fail(cause instanceof Error ? cause.message : String(cause), {
      hint: HINT,
      cause,
    });
  }
}

function choose<Value extends string>(
  name: string,
  value: string | undefined,
  known: readonly Value[],
): Value | undefined {
  if (value === undefined) return undefined;
  const found = known.find((item) => item.toLowerCase() === value.toLowerCase());
  if (found) return found;
  throw fail(`There is no ${name} "${value}".`, { hint: `one of: ${known.join(', ')}.` });
}

function parseLimit(value: string): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw fail(`"${value}" is no limit.`, { hint: 'a whole number above 0, such as 10.' });
}

function readQueries(file: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw fail('The file of queries cannot be read as JSON.', {
      file,
      hint: 'write an array of strings: ["freeze columns", "rowHeight"].',
      cause,
    });
  }
  const result = z.array(z.string()).safeParse(value);
  if (result.success) return result.data;
  throw fail('The file of queries is not an array of strings.', {
    file,
    hint: 'write ["freeze columns", "rowHeight"].',
  });
}

function fail(message: string, options: DocsErrorDetails): DocsErrors {
  return new DocsErrors([new DocsError(message, options)]);
}
