import { DomUtils, parseDocument } from 'htmlparser2';
import { PARSER_OPTIONS } from './parserOptions.ts';

/** Classes of the library's components. Those of the grid say what its parts are, so tests can find them. */
const REMOVABLE = /^(?:Mui(?!DataGrid)|Private)/;

/** Removes classes that only exist for styles which a demo could have: a picture has hundreds of elements, most with five classes. */
export function dropUnusedClasses(html: string, css: string): string {
  const styled = new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, name = '']) => name));
  const document = parseDocument(html, PARSER_OPTIONS);
  for (const { attribs } of DomUtils.findAll(
    ({ attribs }) => 'class' in attribs,
    document.children,
  )) {
    const names = new Set(attribs['class']?.split(' '));
    const kept = [...names].filter((name) => styled.has(name) || !REMOVABLE.test(name));
    if (kept.length > 0) attribs['class'] = kept.join(' ');
    else delete attribs['class'];
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: false });
}
