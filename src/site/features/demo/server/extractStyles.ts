/** Emotion's rules for a demo, by their names in Emotion's cache. */
export type DemoStyles = ReadonlyMap<string, string>;

const STYLE_ELEMENT = /<style data-emotion="css ([^"]*)">([\s\S]*?)<\/style>/g;

/** Separates the HTML of demos from the style elements that Emotion has inserted. */
export function extractStyles(html: string): { html: string; styles: DemoStyles } {
  const elements = [...html.matchAll(STYLE_ELEMENT)];
  return {
    html: html.replace(STYLE_ELEMENT, ''),
    styles: new Map(elements.map(([, names = '', css = '']) => [names, css])),
  };
}

export function joinStyles(all: readonly DemoStyles[]): DemoStyles {
  return new Map(all.flatMap((styles) => [...styles]));
}
