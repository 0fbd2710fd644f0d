import type { Program } from './liveMessages.ts';

/** The packages a program imports, without duplicates. */
export function listProgramImports({ files }: Program): string[] {
  const parts = files.flatMap((file) => file.parts);
  return [
    ...new Set(
      parts.flatMap((part) => (typeof part === 'object' && 'import' in part ? [part.import] : [])),
    ),
  ];
}
