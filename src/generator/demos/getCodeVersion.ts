import { hashKey } from '../files/createCache.ts';
import { hashSources } from '../files/hashSources.ts';
import { readInstalledVersion } from '../files/readInstalledVersion.ts';

let codeVersion: string | undefined;

/** Changes when the same source may be shown in another way. */
export function getCodeVersion(): string {
  codeVersion ??= hashKey(
    hashSources('src/generator/markdown/highlight.ts'),
    hashSources('src/generator/demos/toJavaScript.ts'),
    ['shiki', 'prettier', 'ts-blank-space', 'typescript'].map((name) => readInstalledVersion(name)),
  );
  return codeVersion;
}
