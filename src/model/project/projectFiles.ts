import type { CodeVariant } from '../demo/codeVariant.ts';
import type { Dependencies } from './collectDependencies.ts';
import type { ProjectOptions, ProjectTarget } from './DemoProject.ts';

/** `BasicBars` → `basic-bars-demo` */
export function toProjectName(demoName: string): string {
  const words = demoName.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? ['x'];
  return [...words, 'demo'].join('-').toLowerCase();
}

export function createPackageJson(
  { name, title, variant }: Pick<ProjectOptions, 'name' | 'title' | 'variant'>,
  { dependencies, devDependencies, overrides }: Dependencies,
): string {
  return toJson({
    name: toProjectName(name),
    description: title,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'vite build',
      preview: 'vite preview',
      ...(variant === 'TS' ? { typecheck: 'tsc' } : {}),
    },
    dependencies,
    devDependencies,
    ...(Object.keys(overrides).length > 0 ? { overrides } : {}),
  });
}

export function createIndexHtml(title: string, variant: CodeVariant): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root" style="padding: 24px"></div>
    <script type="module" src="/src/index.${variant === 'TS' ? 'tsx' : 'jsx'}"></script>
  </body>
</html>
`;
}

/** Creates the entry file that renders the demo. As on this site, the theme has CSS variables and a dark scheme. */
export function createIndex({
  variant,
  hasStylesheet,
  hasTailwind,
}: {
  variant: CodeVariant;
  hasStylesheet: boolean;
  hasTailwind: boolean;
}): string {
  // Library styles go into a layer so that stylesheets and utilities override them.
  const [provider, open, close] = hasStylesheet
    ? ['StyledEngineProvider, ', '<StyledEngineProvider enableCssLayer>', '</StyledEngineProvider>']
    : ['', '', ''];
  const tree = [
    '<ThemeProvider theme={theme}>',
    '  <CssBaseline />',
    '  <Demo />',
    '</ThemeProvider>',
  ];
  const lines = open ? [open, ...tree.map((line) => `  ${line}`), close] : tree;
  return `import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ${provider}ThemeProvider, createTheme } from '@mui/material/styles';
import Demo from './Demo';
${hasTailwind ? "import './index.css';\n" : ''}
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

createRoot(document.getElementById('root')${variant === 'TS' ? '!' : ''}).render(
${lines.map((line) => `  ${line}`).join('\n')},
);
`;
}

/** There's no CSS reset, because demos are written without one. The layer order lets utilities override the library. */
export const TAILWIND_CSS = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);

@custom-variant dark (&:where([data-mui-color-scheme='dark'], [data-mui-color-scheme='dark'] *));
`;

export function createViteConfig(target: ProjectTarget, hasTailwind: boolean): string {
  const plugins = hasTailwind ? 'react(), tailwindcss()' : 'react()';
  // Vite rejects unknown hosts, and CodeSandbox serves the page from a generated one.
  const server =
    target === 'codesandbox' ? "\n  server: { host: true, allowedHosts: ['.csb.app'] }," : '';
  return `${hasTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [${plugins}],${server}
});
`;
}

export const TSCONFIG = toJson({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    types: ['vite/client'],
    jsx: 'react-jsx',
    strict: true,
    // The locale files of date libraries have no types.
    noUncheckedSideEffectImports: false,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
  },
  include: ['src'],
});

/** The CodeSandbox config: a Node version Vite supports, npm (whose overrides the project may need), and the start command. */
export const CODESANDBOX_FILES: Readonly<Record<string, string>> = {
  '.codesandbox/tasks.json': toJson({
    setupTasks: [{ name: 'Install', command: 'npm install' }],
    tasks: {
      dev: { name: 'Start', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
    },
  }),
  '.devcontainer/devcontainer.json': toJson({
    image: 'mcr.microsoft.com/devcontainers/javascript-node:22',
  }),
};

export function createReadme(title: string, packageNames: readonly string[]): string {
  const paid = packageNames.filter((name) => /^@mui\/x-.*-(pro|premium)$/.test(name));
  const license = paid.length
    ? `
## License

${paid.map((name) => `\`${name}\``).join(' and ')} ${paid.length > 1 ? 'are commercial packages' : 'is a commercial package'}: without a license key ${paid.length > 1 ? 'they show' : 'it shows'} a watermark.
See <https://mui.com/x/introduction/licensing/>.
`
    : '';
  return `# ${title}

Requires Node.js 20.19, or 22.12 or later.

\`\`\`bash
npm install
npm run dev
\`\`\`

The demo is in \`src\`; \`npm run build\` writes the finished page to \`dist\`.
${license}`;
}

export const GITIGNORE = 'node_modules/\ndist/\n';

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
