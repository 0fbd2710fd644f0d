const TOKENS =
  /(?<s>'[^'\n]*'|"[^"\n]*")|(?<k>\b(?:import|from|interface|type|extends|keyof|typeof|infer|readonly|in|is)\b|=>)|(?<n>\b(?:string|number|boolean|null|undefined|void|any|unknown|never|true|false|object|\d+)\b)/g;

/** Formats a declaration in the colors of code blocks, using the same classes. */
export function formatDeclaration(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const { 0: token, index, groups } of text.matchAll(TOKENS)) {
    const span = document.createElement('span');
    span.className = groups?.['s'] ? 's' : groups?.['k'] ? 'k' : 'n';
    span.textContent = token;
    parts.push(text.slice(end, index), span);
    end = index + token.length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}
