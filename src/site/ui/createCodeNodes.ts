import { tokenizeCode } from '#model/code/tokenizeCode.ts';

/** Creates the same elements as `CodeTokens`, but in the browser and without React. */
export function createCodeNodes(code: string, language: 'type' | 'jsx'): (Node | string)[] {
  return tokenizeCode(code, language).map(({ text, role }) => {
    if (!role) return text;
    const span = document.createElement('span');
    span.className = role;
    span.textContent = text;
    return span;
  });
}
