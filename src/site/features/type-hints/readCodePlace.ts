import type { CodeName } from '#model/reference/parseCodeName.ts';
import { isExportName } from '#model/reference/parseCodeName.ts';

/** An opening bracket around a place in code, the innermost first. */
interface Bracket {
  char: string;
  index: number;
}

/** Matches `<DataGrid` and `<Charts.Root`, but not the `<` of `useState<Row>`. */
const TAG = /(?<![\w$)])<([A-Z][\w$]*)(?![\w$.])/y;
/** Matches `columns: GridColDef<Row>[] =` before the brackets of the value. */
const ANNOTATION = /:\s*(?:readonly\s+)?([A-Z][\w$]*)(?:<[^=;]*>)?(?:\[\])?\s*=\s*$/;
const LITERALS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[^]*?\*\//g;

/**
 * Determines what the word at `start` of a code block refers to: an export, an attribute of the surrounding element, a key of a typed
 * object, or a method of the grid's API. Returns nothing for other words, such as variables.
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
  // In `rows={rows}` and `<p>{rows}</p>`, the braces contain a value.
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

/** Walks back to the surrounding tag, and collects the unclosed brackets on the way. */
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
      // The tag ended before this position, which is therefore in its content.
      if (brackets.length === 0) return { brackets };
    } else if (closed === 0 && char === '<') {
      TAG.lastIndex = index;
      const element = TAG.exec(before)?.[1];
      if (element) return { brackets, element };
    }
  }
  return { brackets };
}
