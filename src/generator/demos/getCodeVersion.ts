import { hashKey } from '../files/createCache.ts';
import { hashSources } from '../files/hashSources.ts';
import { readInstalledVersion } from '../files/readInstalledVersion.ts';

/** The modules that turn source into what readers see. They load the compiler and the highlighter, so nothing imports them directly. */
export const HIGHLIGHT_FILE = 'src/generator/demos/highlightDemoFile.ts';
export const HIGHLIGHT_PREVIEW = 'src/generator/demos/highlightPreview.ts';
export const HIGHLIGHT_DATA_SET = 'src/generator/demos/highlightDataSet.ts';

let codeVersion: string | undefined;

/** Changes when the same source may be shown in another way. */
export function getCodeVersion(): string {
  codeVersion ??= hashKey(
    [HIGHLIGHT_FILE, HIGHLIGHT_PREVIEW, HIGHLIGHT_DATA_SET].map((file) => hashSources(file)),
    ['shiki', 'prettier', 'ts-blank-space', 'typescript'].map((name) => readInstalledVersion(name)),
  );
  return codeVersion;
}
