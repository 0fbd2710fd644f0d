import type { CodeName } from '#model/reference/parseCodeName.ts';
import { isExportName } from '#model/reference/parseCodeName.ts';

/** An opening bracket around a place in code, the innermost first. */
interface Bracket {
  char: string;
  index: number;
}

/** `<DataGrid` and `<Charts.Root`, but not the `<` of `useState<Row>` */
const TAG = /(?<![\w$)])<([A-Z][\w$]*)(?![\w$.])/y;
/** `columns: GridColDef<Row>[] =` before the brackets of its value */
const ANNOTATION = /:\s*(?:readonly\s+)?([A-Z][\w$]*)(?:<[^=;]*>)?(?:\[\])?\s*=\s*$/;
const LITERALS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[^]*?\*\//g;

/**
 * What the word at `start` of a block of code names: an export, an attribute of the element around it, a key of a typed object,
 * or a method of the grid's API. Other words, such as variables, name nothing.
 */
export function readCodePlace(code: string, start: number, word: string): CodeName | undefined {
  // Brackets in strings and comments don't count.
  const bare = code.replace(LITERALS, (text) => text.replace(/[^\n]/g, ' '));
  const before = bare.slice(0, start);
  if (/[aA]piRef(?:\.current)?[?!]?\.current[?!]?\.$|[aA]piRef\.current[?!]?\.$/.test(before)) {
    return { owner: 'GridApi', member: word };
  }
  if (/\.\s*$/.test(before) && !/\.{3}\s*$/.test(before)) return undefined;
  if (isExportName(word)) return { owner: word };
  const { brackets, element } = scanBack(before);
  const after = bare.slice(start + word.length);
  if (element && brackets.length === 0) {
    return /\s$/.test(before) ? { owner: element, member: word } : undefined;
  }
  const isKey = /^\??\s*:/.test(after) || (/[{,]\s*$/.test(before) && /^\s*[,}]/.test(after));
  const [object, outer] = brackets;
  // `rows={rows}` and `<p>{rows}</p>` have braces around a value.
  const isValue = object !== undefined && /[=>]$/.test(before.slice(0, object.index));
  if (!isKey || isValue || object?.char !== '{') return undefined;
  const attribute = /(?:^|\s)([\w$]+)=\{\s*$/.exec(before.slice(0, object.index))?.[1];
  if (element && attribute) {
    const isSlot = attribute === 'slots' || attribute === 'slotProps';
    return isSlot ? { owner: element, member: `slots.${word}` } : undefined;
  }
  const type = readType(before, object) ?? (outer?.char === '[' ? readType(before, outer) : '');
  return type ? { owner: type, member: word } : { member: word };
}

function readType(before: string, { index }: Bracket): string | undefined {
  return ANNOTATION.exec(before.slice(0, index))?.[1];
}

/** Walks back to the tag that the place is in, and collects the brackets on the way that aren't closed. */
function scanBack(before: string): { brackets: Bracket[]; element?: string } {
  const brackets: Bracket[] = [];
  let closed = 0;
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const char = before[index] ?? '';
    if (')]}'.includes(char)) closed += 1;
    else if ('([{'.includes(char)) {
      if (closed > 0) closed -= 1;
      else brackets.push({ char, index });
    } else if (closed === 0 && char === '>' && !/[=-]/.test(before[index - 1] ?? '')) {
      // A tag ended before the place, so what follows is its content.
      if (brackets.length === 0) return { brackets };
    } else if (closed === 0 && char === '<') {
      TAG.lastIndex = index;
      const element = TAG.exec(before)?.[1];
      if (element) return { brackets, element };
    }
  }
  return { brackets };
}
