import type { CodeStylingToken } from './codeStyling.ts';
import type { DataSetFold } from './DataSet.ts';
import type { Plan } from '../product/Plan.ts';

/** What the page needs in order to show a demo before anything is loaded. */
export interface DemoData {
  /** `pages/react-charts/bars/BasicBars`: its folder in `content/` and its name. */
  id: string;
  name: string;
  /** Set if its imports need a paid plan. */
  plan?: Plan;
  /** The first one is shown initially. Most demos have only one. */
  stylings: readonly [DemoStyling, ...DemoStyling[]];
  /** URLs of the chunks it shares with other demos, in dependency order; fetched early and run one by one. */
  parts: readonly string[];
  /** It formats numbers or dates in the reader's language. The first `Intl` formatter is slow to create in browsers. */
  writesValues: boolean;
  /** TypeScript of the first styling, highlighted; the rest is loaded on demand (`DemoCode`). */
  files: readonly DemoFile[];
  /** The JSX the demo returns, highlighted, if it's short enough to show completely. */
  preview?: string;
  heights?: DemoHeights;
  /** How much of it can be rendered without a browser. Components that measure themselves first render nothing. */
  rendersAtBuild: 'all' | 'styles' | 'nothing';
  /** The demo rendered at build time, if that's possible. */
  html?: string;
}

export interface DemoStyling {
  styling: CodeStylingToken;
  /** URL of the browser module whose default export is the demo. */
  src: string;
  /** Stylesheets it also needs. */
  css: readonly string[];
}

export interface DemoFile {
  name: string;
  /** Highlighted code. */
  html: string;
  /** Set if these are only the first rows of a shared data set. */
  dataSet?: DataSetFold;
}

/** Height of the stage in pixels on a phone, a tablet and a desktop; measured, see `npm run measure:demos`. */
export interface DemoHeights {
  xs: number;
  sm: number;
  lg: number;
}

/** The complete code of a demo, loaded when its toolbar is used. */
export interface DemoCode {
  id: string;
  name: string;
  stylings: readonly DemoCodeStyling[];
}

export interface DemoCodeStyling {
  styling: CodeStylingToken;
  files: readonly DemoCodeFile[];
  preview?: Record<'TS' | 'JS', string>;
}

/** One file in both variants: `source` as written, `html` highlighted. Files other than TypeScript are the same in both. */
export interface DemoCodeFile {
  TS: { name: string; source: string; html: string };
  JS: { name: string; source: string; html: string };
  /** Set if these are only the first rows of a shared data set; `unfoldDataSet` has all of them. */
  dataSet?: DataSetFold;
}
