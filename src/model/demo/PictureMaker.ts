import type { PictureSize } from './Demo.ts';

/** HTML that isn't hydrated, and the accessible names of the charts or grids in it. */
export interface DrawnPicture {
  html: string;
  names: string[];
  /** Whether its grids have no rows yet. */
  isLoading?: boolean;
}

/** The HTML and CSS of a demo after it was mounted in a page. */
export interface MountedDemo {
  html: string;
  css: string;
}

/** The target of a picture: the viewport width, and the sizes of the grids and charts in document order. */
export interface PictureScreen {
  width: number;
  grids: readonly PictureSize[];
  charts: readonly PictureSize[];
  /** The picture isn't part of a page, so its size doesn't matter. */
  isFramed?: boolean;
}

/** Makes pictures of demos. Ids in a picture start with `idPrefix`. Both functions return `undefined` if a picture isn't possible. */
export interface PictureMaker<Container> {
  /** `render` returns the HTML of the demo. */
  drawCharts: (
    screen: PictureScreen,
    idPrefix: string,
    render: () => string,
  ) => DrawnPicture | undefined;
  /**
   * Draws grids and the charts next to them. `mount` runs the demo in an element of a browser page. `runTasks` runs the tasks that the
   * demo has scheduled, and returns whether there were any.
   */
  drawGrids: (
    screen: PictureScreen,
    idPrefix: string,
    mount: (container: Container, runTasks: () => boolean) => MountedDemo | undefined,
  ) => DrawnPicture | undefined;
}
