/** Converts the text of a comment to Markdown, with uniform links, types in backticks, and no HTML. */
export function toMarkdown(text: string): string {
  return tidyLines(
    text
      .replace(/\{@link(?:code|plain)?\s+(https?:\/\/[^\s}|]+)\s*\|?\s*([^}]*)\}/g, formatLink)
      .replace(/\{@link(?:code|plain)?\s+([^}\s|]+)\s*\|?\s*([^}]*)\}/g, formatName)
      .replace(/\[\[([^\]]+)\]\]/g, '`$1`')
      .replace(/\]\(https:\/\/mui\.com(\/x\/[^)]*)\)/g, ']($1)')
      // The declarations of Material UI use paths of the Material UI site.
      .replace(/\]\((?=\/(?!x\/))/g, '](https://mui.com')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<(?:b|strong)>(.*?)<\/(?:b|strong)>/gi, '**$1**')
      .replace(/<(?:i|em)>(.*?)<\/(?:i|em)>/gi, '_$1_')
      .replace(/<code>(.*?)<\/code>/gi, '`$1`')
      .replace(/<a\s+[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gi, '[$2]($1)'),
  )
    .split(/(```[\s\S]*?```|`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? quoteTags(linkBareUrls(part)) : part))
    .join('');
}

function formatLink(_match: string, href: string, title: string): string {
  const local = href.replace(/^https:\/\/mui\.com(?=\/x\/)/, '');
  return `[${title.trim() || href.replace(/^https?:\/\//, '')}](${local})`;
}

/** `{@link GridColDef}` → `` `GridColDef` `` */
function formatName(_match: string, name: string, title: string): string {
  return title.trim() || `\`${name}\``;
}

/** Wraps tags such as `<DatePicker />` in backticks, because Markdown would treat them as HTML. */
function quoteTags(text: string): string {
  return text.replace(/<\/?[A-Za-z][^<>]*>/g, (tag) => `\`${tag}\``);
}

function linkBareUrls(text: string): string {
  return text.replace(/(?<![(<[\w])https?:\/\/[^\s)\]}>,]+[^\s)\]}>,.]/g, (url) => {
    const local = url.replace(/^https:\/\/mui\.com(?=\/x\/)/, '');
    return `[${url.replace(/^https?:\/\//, '')}](${local})`;
  });
}

function tidyLines(text: string): string {
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
