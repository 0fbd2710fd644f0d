import { Tokenizer } from 'htmlparser2';

/** Attributes whose value is an id or a list of ids. */
const ID_ATTRIBUTES = new Set([
  'id',
  'for',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
]);

/**
 * A tree without an id gets one in the browser. Until then its items have ids such as `-item`, the same in every demo, so the name
 * of the demo is added: `<li id="-item">` → `<li id="Rivers-item">`
 */
export function completeIds(html: string, name: string): string {
  const parts: string[] = [];
  let position = 0;
  let isId = false;
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onattribname(start, end) {
        isId = ID_ATTRIBUTES.has(html.slice(start, end));
      },
      onattribdata(start, end) {
        if (!isId) return;
        const value = html.slice(start, end).replaceAll(/(?<=^|\s)-/g, `${name}-`);
        parts.push(html.slice(position, start), value);
        position = end;
      },
      onattribentity: ignore,
      onattribend: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return parts.join('') + html.slice(position);
}
