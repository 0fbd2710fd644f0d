import { findMarks } from '#model/search/createExcerpt.ts';

export interface MarkedPart {
  text: string;
  isMarked: boolean;
  start: number;
}

/** Splits a text into highlighted parts and the text between them. */
export function splitMarks(text: string, words: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let position = 0;
  for (const [start, end] of findMarks(text, words)) {
    parts.push({ text: text.slice(position, start), isMarked: false, start: position });
    parts.push({ text: text.slice(start, end), isMarked: true, start });
    position = end;
  }
  parts.push({ text: text.slice(position), isMarked: false, start: position });
  return parts.filter((part) => part.text !== '');
}
