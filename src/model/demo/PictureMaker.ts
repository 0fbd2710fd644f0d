import type { PictureSize } from './Demo.ts';

/** HTML that no script hydrates, and the accessible names of the charts or grids in it. */
export interface DrawnPicture {
  html: string;
  names: string[];
}

/** What a demo has become in a page, and its styles. */
export interface MountedDemo {
  html: string;
  css: string;
}

/** What a picture is made for: the width of the viewport, and the sizes of the grids and charts in the order of the page. */
export interface PictureScreen {
  width: number;
  grids: readonly PictureSize[];
  charts: readonly PictureSize[];
}

/** Makes pictures of demos in which ids start with the prefix, if it can. */
export interface PictureMaker<Container> {
  /** `render` returns the HTML of the demo. */
  drawCharts: (
    screen: PictureScreen,
    idPrefix: string,
    render: () => string,
  ) => DrawnPicture | undefined;
  /** Draws grids and the charts beside them. `mount` runs the demo in an element of a browser's page. */
  drawGrids: (
    screen: PictureScreen,
    idPrefix: string,
    mount: (container: Container) => MountedDemo | undefined,
  ) => DrawnPicture | undefined;
}
