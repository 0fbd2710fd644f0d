import { javascriptLanguage } from '@codemirror/lang-javascript';

export type ModuleTree = ReturnType<typeof parseModule>;

/** The syntax tree of compiled code. */
export function parseModule(code: string) {
  return javascriptLanguage.parser.parse(code);
}
