import { parseArgs } from 'node:util';
import { DocsError, DocsErrors } from '#model/errors/DocsError.ts';

export interface ExportArguments {
  /** How many demos; Infinity for all. */
  size: number;
  /** Draws other demos than the list of demos does. */
  seed?: string;
}

const DEFAULT_SIZE = 6;
const USAGE = 'npm run test:exports [-- --all | --sample 6 [--seed again]]';

export function parseExportArguments(args: readonly string[]): ExportArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { all: { type: 'boolean' }, sample: { type: 'string' }, seed: { type: 'string' } },
    });
    return {
      size: values.all ? Infinity : toCount(values.sample ?? String(DEFAULT_SIZE)),
      ...(values.seed === undefined ? {} : { seed: values.seed }),
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
