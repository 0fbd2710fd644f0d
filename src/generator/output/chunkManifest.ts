import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { toProjectPath } from '../files/directories.ts';
import { CHUNK_MANIFEST } from './readManifest.ts';

/** Writes which file of the browser build holds which entry or module that is loaded on demand. Astro's builds lack Vite's own list. */
export function chunkManifest(): AstroIntegration {
  const chunks = new Map<string, string>();
  const collect: Plugin = {
    name: 'x-docs:chunk-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId)
          chunks.set(toProjectPath(chunk.facadeModuleId), chunk.fileName);
    },
  };
  return {
    name: 'x-docs:chunk-manifest',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect] } });
      },
      'astro:build:done': ({ dir }) => {
        const entries = [...chunks].sort(([a], [b]) => (a < b ? -1 : 1));
        const file = path.join(fileURLToPath(dir), CHUNK_MANIFEST);
        writeFileSync(file, JSON.stringify(Object.fromEntries(entries), null, 1));
      },
    },
  };
}
