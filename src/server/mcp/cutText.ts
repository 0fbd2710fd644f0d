export interface Cut {
  text: string;
  /** Where the rest begins, if there is any. */
  next?: number;
}

/** Returns a part of a long text. It ends with a complete line, or before a section if one starts late enough. */
export function cutText(text: string, offset: number, length: number): Cut {
  const end = offset + length;
  if (text.length <= end) return { text: text.slice(offset) };
  const piece = text.slice(offset, end);
  const section = piece.lastIndexOf('\n## ');
  const line = piece.lastIndexOf('\n');
  const place = section > length / 2 ? section : line > 0 ? line : length;
  return { text: piece.slice(0, place), next: offset + place };
}
