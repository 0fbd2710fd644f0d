import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { FrontMatter, Heading } from '#model/page/Page.ts';
import type { PageSource } from '../content/readPage.ts';
import { listFigures } from '../content/figures.ts';
import { readLastUpdated } from '../content/readLastUpdated.ts';
import { listExamples } from '../pages/loadExamples.ts';
import { toProjectPath } from '../files/directories.ts';
import type { DemoFacts } from './describeDemos.ts';
import { RENDERER_DIR } from './keepRenderer.ts';

/** What other pages and files may show of a page, and the date that it shows itself. */
export interface PageFacts {
  pathname: string;
  frontMatter: FrontMatter;
  headings: readonly Heading[];
  /** Figures that its text imports. */
  figures: readonly string[];
  lastUpdated: string;
  hasDemos: boolean;
  /** Demos of other pages that its gallery shows: `pages/react-charts/bars/Basic` */
  examples: string[];
}

/** What an update has to know about the build that it updates. */
export interface BuildState {
  dist: string;
  /** The hash of its inputs. */
  hash: string;
  /** By file. */
  pages: Record<string, PageFacts>;
  /** Without pages that aren't written yet. */
  navigation: readonly NavigationEntry[];
  demos: DemoFacts;
  /** Texts that are newer than the renderer, because they were edited since the last whole build. */
  edited: string[];
}

const FILE = path.join(RENDERER_DIR, 'state.json');

export function describePages(sources: readonly PageSource[]): Record<string, PageFacts> {
  const dates = readLastUpdated();
  return Object.fromEntries(
    sources.map(({ file, pathname, frontMatter, headings, demos, tree }) => {
      const name = toProjectPath(file);
      const lastUpdated = dates.get(name) ?? '';
      const figures = listFigures(tree);
      const hasDemos = demos.length > 0;
      const examples = listExamples(readFileSync(file, 'utf8')).map(({ id }) => id);
      const facts = { pathname, frontMatter, headings, figures, lastUpdated, hasDemos, examples };
      return [name, facts];
    }),
  );
}

/** The state of the build in `dist`; nothing when another build was made since. */
export function readBuildState(dist: string, hash: string): BuildState | undefined {
  try {
    const state = JSON.parse(readFileSync(FILE, 'utf8')) as BuildState;
    return state.dist === dist && state.hash === hash ? state : undefined;
  } catch {
    return undefined;
  }
}

export function writeBuildState(state: BuildState): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(state));
}

/** The renderer belongs to no complete build from now on. */
export function removeBuildState(): void {
  rmSync(FILE, { force: true });
}
