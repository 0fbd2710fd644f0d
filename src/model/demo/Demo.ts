import type { CodeStylingToken } from './codeStyling.ts';
import type { DataSetFold } from './DataSet.ts';
import type { Plan } from '../product/Plan.ts';

/** Everything a page needs to show a demo before loading anything. */
export interface DemoData {
  /** `pages/react-charts/bars/BasicBars`: its folder in `content/` and its name. */
  id: string;
  name: string;
  /** Set if its imports need a paid plan. */
  plan?: Plan;
  /** The first one is shown initially. Most demos have only one. */
  stylings: readonly [DemoStyling, ...DemoStyling[]];
  /** URLs of the chunks it shares with other demos, in dependency order. They're fetched early and run one by one. */
  parts: readonly string[];
  /** Whether it formats numbers or dates in the reader's language. The first `Intl` formatter is slow to create in browsers. */
  writesValues: boolean;
  /** The highlighted TypeScript files of the first styling. Everything else is loaded on demand (`DemoCode`). */
  files: readonly DemoFile[];
  /** The JSX the demo returns, highlighted, if it's short enough to show completely. */
  preview?: string;
  heights?: DemoHeights;
  /** Set if the page shows a picture of its charts first. */
  charts?: PictureSizes;
  /** Set if a picture of its charts is in a separate file. */
  framedCharts?: PictureSizes;
  /** Set if the page shows a picture of its grids first. */
  grids?: PictureSizes;
  /** How much of it can be rendered without a browser. Components that measure themselves render nothing at first. */
  rendersAtBuild: 'all' | 'styles' | 'nothing';
  /** The demo rendered at build time, if that's possible. */
  html?: string;
  /** Whether the data of its charts is available as tables, which are loaded on demand (`DemoTables`). */
  hasTables?: boolean;
  /** If the demo can't be rendered at build time, this is shown until it runs, or permanently if scripts are off. */
  picture?: DemoPicture;
  /** Shown without scripts instead. */
  framedPicture?: FramedPicture;
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

/** Height of the stage in pixels on a phone, a tablet, and a desktop, as measured by `npm run measure:demos`. */
export interface DemoHeights {
  xs: number;
  sm: number;
  lg: number;
}

/** Width and height in pixels of a chart's drawing, or of a grid without its toolbar and footer. */
export type PictureSize = readonly [width: number, height: number];

/** Sizes of all charts or grids of a demo on a phone and a desktop, in document order, as measured by `npm run measure:demos`. */
export interface PictureSizes {
  /**
   * Missing if a second picture would make the page too large, in which case phones get a smaller version of the other one. Empty if
   * phones get no picture, because another part of the demo is in view there at first.
   */
  xs?: readonly PictureSize[];
  lg: readonly PictureSize[];
}

/** The initial look of a demo on a phone and on wider screens, as HTML that isn't hydrated. */
export interface DemoPicture {
  /** The accessible names of its charts or grids. */
  label: string;
  xs?: string;
  lg: string;
  /** Set if its grids load their rows from a server, so readers without scripts see little. */
  isLoading?: boolean;
}

/** A picture in a file, which readers without scripts see in a frame of the page. */
export interface FramedPicture {
  /** The accessible names of its charts. */
  label: string;
  src: string;
}

/** The folder of pictures in files. */
export const PICTURES_PREFIX = '/x/chart-pictures/';

/** `pages/react-charts/bars/BasicBars` → `/x/chart-pictures/pages/react-charts/bars/BasicBars.html` */
export function getPicturePath(id: string): string {
  return `${PICTURES_PREFIX}${id}.html`;
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
