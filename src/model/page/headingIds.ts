// Emoji, skin tones, and the joiners and selectors that emoji sequences leave behind.
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u{200D}|\u{FE0F}|\u{20E3}/gu;
const PUNCTUATION = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Ids for the headings of one page, in order: `What is a slot?` → `what-is-a-slot`.
 * The second heading with the same text gets `-2`, the third `-3`.
 */
export function createHeadingIds(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const base = slugify(text) || 'section';
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}

function slugify(text: string): string {
  return text
    .normalize('NFC')
    .replace(EMOJI, '')
    .toLowerCase()
    .replace(PUNCTUATION, '-')
    .replace(/^-|-$/g, '');
}
