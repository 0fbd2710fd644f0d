import { readImports } from '../files/readImports.ts';

/** Converts the text of a token at a position in the code to HTML. */
export type NameLinker = (text: string, offset: number) => string;

/**
 * Links each name in a block of code where it's imported and where it's first used, so that a block links to each page once or
 * twice instead of at every mention.
 */
export function createNameLinker(code: string, links: ReadonlyMap<string, string>): NameLinker {
  if (links.size === 0) return escapeHtml;
  const imports = readImports(code);
  const names = new RegExp(`(?<![\\w$])(?:${[...links.keys()].join('|')})(?![\\w$])`, 'g');
  const linked = new Set<string>();
  return (text, offset) => {
    let html = '';
    let end = 0;
    for (const { 0: name, index } of text.matchAll(names)) {
      const place = offset + index;
      const isImport = imports.some((range) => range.start <= place && place < range.end);
      const key = `${isImport} ${name}`;
      if (linked.has(key) || code[place - 1] === '.') continue;
      linked.add(key);
      html += `${escapeHtml(text.slice(end, index))}<a href="${links.get(name)}">${name}</a>`;
      end = index + name.length;
    }
    return html + escapeHtml(text.slice(end));
  };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
