import { javascriptLanguage } from '@codemirror/lang-javascript';

export type ModuleTree = ReturnType<typeof parseModule>;

/** Parses compiled code. */
export function parseModule(code: string) {
  return javascriptLanguage.parser.parse(code);
}
