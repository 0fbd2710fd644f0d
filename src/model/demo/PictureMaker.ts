import type { ChartSize } from './Demo.ts';

/** HTML that no script hydrates, and the accessible names of the charts in it. */
export interface DrawnPicture {
  html: string;
  names: string[];
}

/** Makes a picture of the HTML that `render` returns, with charts of these sizes and ids that start with the prefix, if it can. */
export type PictureMaker = (
  sizes: readonly ChartSize[],
  idPrefix: string,
  render: () => string,
) => DrawnPicture | undefined;
