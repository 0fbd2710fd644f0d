import type { CodeRole, CodeToken } from './CodeRole.ts';

const KEYWORDS = new Set(
  (
    'as asserts async await class const default else export extends for from function if import in infer ' +
    'instanceof interface is keyof let new of readonly return this throw type typeof var while'
  ).split(' '),
);
const CONSTANTS = new Set('true false null undefined NaN'.split(' '));
const PRIMITIVES = new Set(
  'any bigint boolean never number object string symbol unknown void'.split(' '),
);

const CODE = new RegExp(
  [
    /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)/,
    /(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/,
    /(?<number>\b\d[\d_.]*)/,
    /(?<word>[A-Za-z_$][\w$]*)/,
    /(?<other>[\s\S])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
);
const TEXT = /[^<{]+/y;

/** Where the tokenizer is: in code, in a JSX tag, in its closing tag, or in the text between tags. */
type Place = 'code' | 'tag' | 'closingTag' | 'text';

/**
 * Splits types and short pieces of JSX into tokens with the same roles as in code blocks. Unlike an editor grammar, it's small enough
 * to ship to the browser.
 */
export function tokenizeCode(code: string, language: 'type' | 'jsx'): CodeToken[] {
  const tokens: CodeToken[] = [];
  const places: Place[] = [];
  let index = 0;
  const push = (text: string, role?: CodeRole) => {
    const last = tokens.at(-1);
    if (last && last.role === role) last.text += text;
    else tokens.push(role ? { text, role } : { text });
    index += text.length;
  };
  while (index < code.length) {
    const place = places.at(-1) ?? 'code';
    const pattern = place === 'text' ? TEXT : CODE;
    pattern.lastIndex = index;
    const match = pattern.exec(code);
    const groups = match?.groups;
    if (match && !groups) push(match[0]);
    else if (groups?.['comment']) push(groups['comment'], 'c');
    else if (groups?.['string']) push(groups['string'], 's');
    else if (groups?.['number']) push(groups['number'], 'n');
    else if (groups?.['word']) {
      push(groups['word'], findRole(groups['word'], place, code, index, language));
    } else {
      const character = code.charAt(index);
      if (language === 'jsx') movePlace(places, place, character, code, index);
      push(character);
    }
  }
  return tokens;
}

function findRole(
  word: string,
  place: Place,
  code: string,
  start: number,
  language: 'type' | 'jsx',
): CodeRole | undefined {
  const before = code.charAt(start - 1);
  const after = code.slice(start + word.length);
  if (place === 'tag' || place === 'closingTag') {
    return before === '<' || before === '/' || before === '.' ? 'f' : 'p';
  }
  // The name of a property or parameter.
  if (/^\??:/.test(after)) return undefined;
  if (before !== '.') {
    if (KEYWORDS.has(word)) return 'k';
    if (CONSTANTS.has(word)) return 'n';
  }
  if (language === 'type') return PRIMITIVES.has(word) || /^[A-Z]/.test(word) ? 'n' : undefined;
  return after.startsWith('(') ? 'f' : undefined;
}

/** Tracks tags and braces. `<` opens a tag only where a value can start, not in a comparison or between a name and its type. */
function movePlace(
  places: Place[],
  place: Place,
  character: string,
  code: string,
  index: number,
): void {
  if (character === '{') places.push('code');
  else if (character === '}' && place === 'code') places.pop();
  else if (character === '<' && /^<\/?[A-Za-z>]/.test(code.slice(index, index + 3))) {
    if (!/[\w\])]/.test(code.charAt(index - 1)) || place === 'text') {
      places.push(code.charAt(index + 1) === '/' ? 'closingTag' : 'tag');
    }
  } else if (character === '>' && place === 'closingTag') {
    places.pop();
    if (places.at(-1) === 'text') places.pop();
  } else if (character === '>' && place === 'tag') {
    places.pop();
    if (code.charAt(index - 1) !== '/') places.push('text');
  }
}
