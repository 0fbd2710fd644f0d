import { Parser } from 'htmlparser2';

/** `<p> Total </p>` → true, `<div></div><style>a{}</style>` → false */
export function hasVisibleText(html: string): boolean {
  let hasText = false;
  let isStyle = false;
  const parser = new Parser({
    onopentagname(name) {
      isStyle = name === 'style';
    },
    ontext(text) {
      hasText ||= !isStyle && /\S/.test(text);
    },
    onclosetag() {
      isStyle = false;
    },
  });
  parser.end(html);
  return hasText;
}
