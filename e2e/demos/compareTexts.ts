/** Invisible characters that control the direction and the wrapping of text. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const LONGEST = 80;

/** Returns a fault with the first line that differs in another time zone, or nothing if the texts are the same. */
export function compareTexts(inUtc: string, abroad: string, timeZone: string): string[] {
  const expected = toLines(inUtc);
  const actual = toLines(abroad);
  const count = Math.max(expected.length, actual.length);
  for (let index = 0; index < count; index += 1) {
    if (actual[index] !== expected[index]) {
      return [`reads ${quote(actual[index])} in ${timeZone}, but ${quote(expected[index])} in UTC`];
    }
  }
  return [];
}

/** Splits a text into lines, without empty lines and repeated spaces. */
function toLines(text: string): string[] {
  return text
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing' : `"${line.slice(0, LONGEST)}"`;
}
