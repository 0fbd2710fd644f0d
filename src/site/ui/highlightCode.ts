import { highlightCode as walk, tagHighlighter, tags } from '@lezer/highlight';
import { codeLanguage } from './codeLanguage.ts';

/** Maps the tags of the editor's parser to the same classes as in code blocks that are highlighted at build time (`CodeRole`). */
const CLASSES = tagHighlighter([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self], class: 'k' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
  { tag: tags.comment, class: 'c' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'n' },
  { tag: [tags.typeName, tags.className, tags.namespace], class: 'n' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: tags.tagName, class: 'f' },
  { tag: tags.attributeName, class: 'p' },
]);

const HIGHLIGHTED = /\.[jt]sx?$/;

/** Highlights code that was typed in the browser like the other code on the page, and returns the inner HTML of `<code>`. */
export function highlightCode(source: string, name: string): string {
  const code = source.trimEnd();
  if (!HIGHLIGHTED.test(name)) return escapeHtml(code);
  let html = '';
  walk(
    code,
    codeLanguage.parser.parse(code),
    CLASSES,
    (text, kind) => {
      html += kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text);
    },
    () => {
      html += '\n';
    },
  );
  return html;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
