import { Parser } from 'htmlparser2';
import { hashWithFnv } from '#model/delivery/hashWithFnv.ts';
import { dropPrefixes } from './dropPrefixes.ts';

/** Emotion's rules for a demo, by the names that Emotion gives them. */
export type DemoStyles = ReadonlyMap<string, string>;

export interface ExtractedStyles {
  html: string;
  styles: DemoStyles;
}

const EMOTION_PREFIX = 'css ';

/**
 * A grid puts a hash of its theme in the name of the class with its variables. The hash also depends on what was hashed before, because
 * `xxh` in `@mui/x-internals` reads bytes of earlier texts. The same page has to get the same name in a whole build and in an
 * update, so the name is made from the variables. This may go when the hash depends on nothing but its text.
 */
const VARIABLES = 'MuiDataGridVariables-';
const VARIABLES_CLASS = /\bMuiDataGridVariables-\d+\b/g;
const GRID_VARIABLES = /^\.(MuiDataGridVariables-\d+)(\{.*)$/s;

type NameStyle = (emotion: string | undefined, css: string) => string | undefined;

/** The names in `data-emotion`. Other style elements belong to the demo. */
const nameEmotionStyle: NameStyle = (emotion) =>
  emotion?.startsWith(EMOTION_PREFIX) ? emotion.slice(EMOTION_PREFIX.length) : undefined;

/** `.MuiDataGridVariables-1{…}` → `MuiDataGridVariables-1` */
const nameBySelector: NameStyle = (_, css) => css.slice(1, css.indexOf('{'));

/** Separates the HTML of a demo from the style elements that Emotion has written into it. */
export function extractStyles(html: string): ExtractedStyles {
  return extractNamed(html, nameEmotionStyle);
}

/** Separates a picture from its style elements, which are those that a grid writes its variables into. */
export function extractPictureStyles(html: string): ExtractedStyles {
  return extractNamed(html, nameBySelector);
}

function extractNamed(html: string, nameStyle: NameStyle): ExtractedStyles {
  const styles = new Map<string, string>();
  const variables = new Map<string, string>();
  const parts: string[] = [];
  let position = 0;
  let start = 0;
  let emotion: string | undefined;
  let css: string | undefined;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag !== 'style') return;
        emotion = attributes['data-emotion'];
        start = parser.startIndex;
        css = '';
      },
      ontext(text) {
        if (css !== undefined) css += text;
      },
      onclosetag(tag) {
        if (tag !== 'style' || css === undefined) return;
        const names = nameStyle(emotion, css);
        const [, unstable, rules] = GRID_VARIABLES.exec(css) ?? [];
        if (unstable && rules) variables.set(unstable, `${VARIABLES}${hashWithFnv(rules)}`);
        if (names !== undefined) {
          styles.set(names, dropPrefixes(css));
          parts.push(html.slice(position, start));
          position = parser.endIndex + 1;
        }
        css = undefined;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return rename({ html: parts.join('') + html.slice(position), styles }, variables);
}

/** Gives classes other names, in the HTML, the styles, and the names of styles. */
function rename(
  { html, styles }: ExtractedStyles,
  names: ReadonlyMap<string, string>,
): ExtractedStyles {
  if (names.size === 0) return { html, styles };
  const replace = (text: string) =>
    text.replace(VARIABLES_CLASS, (name) => names.get(name) ?? name);
  return {
    html: replace(html),
    styles: new Map([...styles].map(([name, css]) => [replace(name), replace(css)])),
  };
}

export function joinStyles(all: readonly DemoStyles[]): DemoStyles {
  return new Map(all.flatMap((styles) => [...styles]));
}
