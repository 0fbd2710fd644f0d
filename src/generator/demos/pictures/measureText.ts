/** Widths in Inter, the font of the site, in thousandths of the font size. */
const WIDTHS = new Map([
  ...listWidths(250, 'ijlI .,:;!|·’'),
  ...listWidths(360, '()[]{}/ftr1'),
  ...listWidths(460, '-–_"°'),
  ...listWidths(560, 'acekszvxyFJL7?'),
  ...listWidths(615, 'bdghnopqu02345689EPRSTZ$#'),
  ...listWidths(670, 'ABKVXY&+<=>~−€'),
  ...listWidths(750, 'CDGHNOQU'),
  ...listWidths(860, 'mwM…'),
  ...listWidths(980, 'W%@'),
]);
const OTHER = 600;

function listWidths(width: number, characters: string): [string, number][] {
  return Array.from(characters, (character) => [character, width]);
}

/** About how wide a line of text is, which only a browser knows exactly. */
export function measureText(text: string, fontSize: number): number {
  const units = Array.from(text).reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER), 0);
  return (units / 1000) * fontSize;
}

/** About how large a text is in the element that charts write it into. Without a style, it has the line height of the site. */
export function measureSpan(
  text: string,
  fontSize?: string | number,
  lineHeight?: string | number,
): { width: number; height: number } {
  const size = Number.parseFloat(String(fontSize)) || 16;
  return { width: measureText(text, size), height: size * (Number(lineHeight) || 1.625) };
}
