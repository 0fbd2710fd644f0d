import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preprocessCSS } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';

/** What each shared stylesheet consists of, in the order of its rules: `{ shell: ['virtual:tokens.css', 'ui/Icon.module.css'] }` */
export type SharedStyles = Readonly<Record<string, readonly string[]>>;

export interface ShareOptions {
  /** The folder of the files. */
  folder: string;
  shared: SharedStyles;
  /** Creates stylesheets that aren't files. */
  generated?: Readonly<Record<string, () => string>>;
}

const SHEET = '\0x-docs:shared-styles/';
const NAMES = '\0x-docs:class-names/';

/**
 * Builds each list of stylesheets as one file that pages link to. Modules that import one of the stylesheets only get its class names.
 * Scripts don't load the file, because the page that they run in has it. Loaded again, its rules would override those of other files.
 */
export function shareStyles({ folder, shared, generated = {} }: ShareOptions): Plugin {
  const locate = (name: string) => (name in generated ? name : path.join(folder, name));
  const sheets = new Map(
    Object.entries(shared).flatMap(([sheet, names]) =>
      names.map((name) => [locate(name), sheet] as const),
    ),
  );
  let config: ResolvedConfig;
  const compile = (file: string) =>
    preprocessCSS(generated[file]?.() ?? readFileSync(file, 'utf8'), file, config);
  return {
    name: 'x-docs:share-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: {
      filter: { id: /\.css$/ },
      handler(source, importer) {
        if (source.startsWith(SHEET)) return source;
        const [importingFile = ''] = (importer ?? '').split('?');
        const file =
          source in generated ? source : path.resolve(path.dirname(importingFile), source);
        // With its extension, the bundler would take it for a stylesheet.
        return sheets.has(file) ? NAMES + file.replace(/\.css$/, '') : undefined;
      },
    },
    load: {
      filter: { id: new RegExp(`^(${SHEET}|${NAMES})`) },
      async handler(id) {
        if (id.startsWith(SHEET)) {
          const names = shared[path.basename(id, '.css')] ?? [];
          const parts = await Promise.all(names.map((name) => compile(locate(name))));
          return parts.map(({ code }) => code).join('\n');
        }
        const file = `${id.slice(NAMES.length)}.css`;
        const { modules = {} } = await compile(file);
        const sheet = JSON.stringify(`${SHEET}${sheets.get(file)}.css`);
        const isPage = this.environment.config.consumer === 'server';
        return `${isPage ? `import ${sheet};` : ''}export default ${JSON.stringify(modules)};`;
      },
    },
  };
}
