import { parseArgs } from 'node:util';
import { DocsError, DocsErrors } from '#model/errors/DocsError.ts';

export interface ExportArguments {
  /** The number of demos, or Infinity for all. */
  size: number;
  /** Picks a different sample. By default, the list of demos is the seed. */
  seed?: string;
  /** Only demos of pages whose path contains this: `/x/react-charts/` */
  page?: string;
}

const DEFAULT_SIZE = 6;
const USAGE =
  'npm run test:exports [-- --all | --sample 6 [--seed again] | --page /x/react-charts/bars/]';

export function parseExportArguments(args: readonly string[]): ExportArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean' },
        sample: { type: 'string' },
        seed: { type: 'string' },
        page: { type: 'string' },
      },
    });
    const isComplete = values.all || (values.page !== undefined && values.sample === undefined);
    return {
      size: isComplete ? Infinity : toCount(values.sample ?? String(DEFAULT_SIZE)),
      ...(values.seed === undefined ? {} : { seed: values.seed }),
      ...(values.page === undefined ? {} : { page: values.page }),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DocsErrors([new DocsError(message, { hint: USAGE })]);
  }
}

function toCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is not a whole number above 0.`);
  return Number(text);
}
