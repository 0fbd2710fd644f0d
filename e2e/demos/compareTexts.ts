/** Marks that control the direction and the wrapping of text, which nobody sees. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const LONGEST = 80;

/** The first line that a demo shows differently in another time zone, as a fault. Nothing if it reads the same. */
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

/** Lines with something in them, with single spaces. */
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
