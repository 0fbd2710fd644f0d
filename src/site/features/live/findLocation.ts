export interface CodeLocation {
  file: string;
  line: number;
  column: number;
}

/** `…at Demo (Demo.tsx:12:5)…` → the first position in a stack that's in the reader's code */
export function findLocation(stack: string, files: readonly string[]): CodeLocation | undefined {
  for (const [, file = '', line, column] of stack.matchAll(/([\w./-]+):(\d+):(\d+)/g)) {
    if (files.includes(file)) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}
