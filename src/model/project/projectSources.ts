import type { ProjectOptions } from './DemoProject.ts';
import { DocsError } from '../errors/DocsError.ts';

type SourceOptions = Pick<ProjectOptions, 'name' | 'files' | 'variant'>;

/** `Bars.tsx`, `data.ts` → `src/Demo.tsx`, `src/data.ts`. JavaScript files with JSX end in `.jsx`, as Vite expects. */
export function createProjectSources({
  name,
  files,
  variant,
}: SourceOptions): Record<string, string> {
  const sources: Record<string, string> = {};
  const mainModule = files[0]?.TS.name.replace(/\.tsx$/, '');
  for (const [index, file] of files.entries()) {
    const path = `src/${index === 0 ? getEntryName(variant) : getFileName(file, variant)}`;
    if (path in sources || /^src\/index\.\w+$/.test(path)) {
      throw new DocsError(
        `File "${file.TS.name}" of demo "${name}" conflicts with a file of the exported project.`,
        {
          hint: 'use a name other than index or Demo.',
        },
      );
    }
    sources[path] = renameImport(file[variant].source, `./${mainModule}`, './Demo');
  }
  return sources;
}

export function getEntryName(variant: SourceOptions['variant']): string {
  return variant === 'TS' ? 'Demo.tsx' : 'Demo.jsx';
}

function getFileName(
  file: SourceOptions['files'][number],
  variant: SourceOptions['variant'],
): string {
  const holdsJsx = file.TS.name.endsWith('.tsx');
  return variant === 'JS' && holdsJsx ? file.TS.name.replace(/\.tsx$/, '.jsx') : file[variant].name;
}

/** Files next to the demo may import it. */
function renameImport(source: string, from: string, to: string): string {
  return source.replaceAll(`from '${from}'`, `from '${to}'`);
}
