/** Widths of the windows in which the charts of a picture were measured. */
const MEASURED = { narrow: 390, wide: 1440 };

/** Narrower frames show the narrow picture. A frame is about 40 pixels narrower than a window of 600 pixels. */
const WIDE_FRAME = 550;

const WIDTH_FEATURE = /\((min|max)-width:\s*([\d.]+)px\)/g;

/**
 * The styles of a demo ask for the width of the window, but a picture in a frame only knows that of the frame. It's drawn for two
 * windows, so what applies in both always does: `(min-width:900px)` → `(min-width:550px)`
 */
export function fitMedia(css: string): string {
  return css.replaceAll(WIDTH_FEATURE, (_, bound: string, text: string) => {
    const width = Number(text);
    const isMet = (window: number) => (bound === 'min' ? window >= width : window <= width);
    if (isMet(MEASURED.narrow) && isMet(MEASURED.wide)) return '(min-width:0)';
    if (isMet(MEASURED.wide)) return `(min-width:${WIDE_FRAME}px)`;
    if (isMet(MEASURED.narrow)) return `(max-width:${WIDE_FRAME - 0.02}px)`;
    return '(max-width:0)';
  });
}
