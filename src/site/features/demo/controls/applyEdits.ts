import { CODE_VARIANTS } from '#model/demo/codeVariant.ts';
import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { DemoCodeFile } from '#model/demo/Demo.ts';
import type { DemoEdits } from '../../../browser/demoEdits.ts';

/** A file with the reader's text in the variants that were edited. An edited data set has all of its rows. */
export function applyEdits(file: DemoCodeFile, edits: DemoEdits): DemoCodeFile {
  if (!CODE_VARIANTS.some((variant) => isEdited(file, variant, edits))) return file;
  const edit = (variant: CodeVariant) => {
    const { name, source, html } = file[variant];
    return { name, source: edits[name] ?? source, html };
  };
  return { ...file, TS: edit('TS'), JS: edit('JS') };
}

/** Whether the reader has changed a file in this variant. */
export function isEdited(file: DemoCodeFile, variant: CodeVariant, edits: DemoEdits): boolean {
  return edits[file[variant].name] !== undefined;
}
