/** Names up to this length fit on a line wherever they appear. */
const LONGEST = 18;
/** Shorter pieces would leave a ragged edge, and each break costs a few bytes on every page. */
const SHORTEST_PIECE = 8;
const SHORTEST_END = 4;

/** Matches before a capital letter that starts a word, and after a dot, a slash, or an underscore. */
const BOUNDARY = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[./_])(?=\w)/;

/**
 * Splits a text at the places where a line may break inside a long name.
 *
 * `clipboardCopyCellDelimiter` → `clipboard`, `CopyCell`, `Delimiter`
 */
export function splitLongName(text: string, longest = LONGEST): string[] {
  const pieces = [''];
  for (const word of text.split(/(?<=\s)/)) {
    const parts = word.trimEnd().length > longest ? word.split(BOUNDARY) : [word];
    let left = word.trimEnd().length;
    let length = 0;
    for (const part of parts) {
      if (length >= SHORTEST_PIECE && left >= SHORTEST_END) {
        pieces.push('');
        length = 0;
      }
      pieces[pieces.length - 1] += part;
      length += part.length;
      left -= part.length;
    }
  }
  return pieces;
}
