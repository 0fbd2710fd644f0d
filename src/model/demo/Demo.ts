import type { CodeStylingToken } from './codeStyling.ts';

/** What the page needs to know to show a demo before anything is loaded. */
export interface DemoData {
  /** `pages/react-charts/bars/BasicBars`: its folder below `content/` and its name. */
  id: string;
  name: string;
  /** The first is the one shown at first; most demos have one. */
  stylings: readonly [DemoStyling, ...DemoStyling[]];
  /** Addresses of what it shares with other demos, each after those it needs itself; fetched ahead and run one by one. */
  parts: readonly string[];
  /** It writes numbers and dates in the reader's language, the first of which take a browser long. */
  writesValues: boolean;
  /** TypeScript of the first styling, highlighted; the rest is fetched when wanted (`DemoCode`). */
  files: readonly DemoFile[];
  /** The JSX the demo returns, highlighted, where that is short enough to say it all. */
  preview?: string;
  heights?: DemoHeights;
  /** What can be had of it without a browser: what measures itself first comes out blank. */
  rendersAtBuild: 'all' | 'styles' | 'nothing';
  /** The demo rendered at build, where it can be. */
  html?: string;
}

export interface DemoStyling {
  styling: CodeStylingToken;
  /** Address of the browser module whose default export is the demo. */
  src: string;
  /** Stylesheets it needs beside that. */
  css: readonly string[];
}

export interface DemoFile {
  name: string;
  /** Highlighted code. */
  html: string;
}

/** Height of the stage in pixels on a phone, a tablet and a desktop; measured, see `npm run measure:demos`. */
export interface DemoHeights {
  xs: number;
  sm: number;
  lg: number;
}

/** A demo's code in full, fetched when its toolbar is used. */
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

/** One file in both variants: `source` as written, `html` highlighted. A file that is no TypeScript is the same in both. */
export interface DemoCodeFile {
  TS: { name: string; source: string; html: string };
  JS: { name: string; source: string; html: string };
}
