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
  /** Set if it gets a picture of its charts. */
  charts?: PictureSizes;
  /** Set if it gets a picture of its grids. */
  grids?: PictureSizes;
  /** How much of it can be rendered without a browser. Components that measure themselves first render nothing. */
  rendersAtBuild: 'all' | 'styles' | 'nothing';
  /** The demo rendered at build time, if that's possible. */
  html?: string;
  /** Its frame can show the data of its charts as tables, which are loaded on demand (`DemoTables`). */
  hasTables?: boolean;
  /** Shown until the demo is live, and without scripts, if it can't be rendered. */
  picture?: DemoPicture;
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

/** Width and height in pixels of a chart's drawing, or of a grid without its toolbar and footer. */
export type PictureSize = readonly [width: number, height: number];

/** Sizes of all charts or grids of a demo on a phone and a desktop, in the order of the page; measured, see `npm run measure:demos`. */
export interface PictureSizes {
  /** Missing if a second picture would make the page too large. Phones then get a smaller version of the other one. */
  xs?: readonly PictureSize[];
  lg: readonly PictureSize[];
}

/** What a demo looks like at first, drawn for a phone and for wider screens. It's HTML that no script hydrates. */
export interface DemoPicture {
  /** The accessible names of its charts or grids. */
  label: string;
  xs?: string;
  lg: string;
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
