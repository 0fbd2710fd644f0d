import type { Root } from 'mdast';
import type { PageSource } from './readPage.ts';
import { toProjectPath } from '../files/directories.ts';

const FIGURE_IMPORT = /^import \{ ?([A-Z]\w*) ?\} from '\.\/figures\/\1\.tsx';?$/;

/** Reads the names that `import { EditCycle } from './figures/EditCycle.tsx'` imports. Any other code returns undefined. */
export function readFigureImports(code: string): string[] | undefined {
  const names = code
    .trim()
    .split('\n')
    .map((line) => FIGURE_IMPORT.exec(line.trim())?.[1]);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** Lists the figures that a page imports. */
export function listFigures(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (readFigureImports(node.value) ?? []) : [],
  );
}

/** The files of all figures: `content/pages/react-charts/axis/figures/AxisScales.tsx` */
export function listFigureFiles(pages: readonly PageSource[]): string[] {
  const files = pages.flatMap(({ file, tree }) =>
    listFigures(tree).map((name) => getFigureFile(toProjectPath(file), name)),
  );
  return [...new Set(files)];
}

/** The file of a figure that a page imports. */
export function getFigureFile(page: string, name: string): string {
  return `${page.slice(0, page.lastIndexOf('/'))}/figures/${name}.tsx`;
}
