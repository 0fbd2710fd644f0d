import { Tokenizer } from 'htmlparser2';

export interface Tag {
  name: string;
  /** From its `<` to after its `>`. */
  start: number;
  end: number;
  attributes: readonly { name: string; value: string }[];
}

/**
 * Calls `onTag` for every opening tag with attributes. Works on tokens because a parser, which also tracks open elements and keeps
 * every attribute in an object, takes twice as long, and all pages of the site are read after each edit.
 */
export function readTags(html: string, onTag: (tag: Tag) => void): void {
  let name = '';
  let start = 0;
  let key = '';
  let value = '';
  let attributes: { name: string; value: string }[] = [];
  const endTag = (end: number) => {
    if (attributes.length > 0) onTag({ name, start, end: end + 1, attributes });
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(from, to) {
        start = from - 1;
        name = html.slice(from, to);
        attributes = [];
      },
      onattribname(from, to) {
        key = html.slice(from, to);
        value = '';
      },
      onattribdata(from, to) {
        value += html.slice(from, to);
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        attributes.push({ name: key, value });
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
