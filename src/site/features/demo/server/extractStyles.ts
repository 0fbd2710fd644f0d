import { Parser } from 'htmlparser2';
import { dropPrefixes } from './dropPrefixes.ts';

/** Emotion's rules for a demo, by the names that Emotion gives them. */
export type DemoStyles = ReadonlyMap<string, string>;

const EMOTION_PREFIX = 'css ';

/** Separates the HTML of a demo from the style elements that Emotion has written into it. */
export function extractStyles(html: string): { html: string; styles: DemoStyles } {
  const styles = new Map<string, string>();
  const parts: string[] = [];
  let position = 0;
  let names: string | undefined;
  let css = '';
  const parser = new Parser(
    {
      onopentag(tag, { 'data-emotion': emotion = '' }) {
        if (tag !== 'style' || !emotion.startsWith(EMOTION_PREFIX)) return;
        names = emotion.slice(EMOTION_PREFIX.length);
        css = '';
        parts.push(html.slice(position, parser.startIndex));
      },
      ontext(text) {
        if (names !== undefined) css += text;
      },
      onclosetag(tag) {
        if (tag !== 'style' || names === undefined) return;
        styles.set(names, dropPrefixes(css));
        names = undefined;
        position = parser.endIndex + 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return { html: parts.join('') + html.slice(position), styles };
}

export function joinStyles(all: readonly DemoStyles[]): DemoStyles {
  return new Map(all.flatMap((styles) => [...styles]));
}
