/** Control characters that a terminal would act on, and characters that are invisible or reorder text. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\u200b\ufeff]/gu;

/** Removes control and bidirectional characters. With them, a comment could fake the lines around it in a terminal. */
export function toPlainText(text: string): string {
  return text.toWellFormed().replace(/\t/g, ' ').replace(UNSAFE, '');
}

/** Like `toPlainText`, but keeps line breaks. */
export function toPlainLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(toPlainText);
}

/** Formats JSON that's safe to print: the same value, with unsafe characters written as `\\u202e`. */
export function toPlainJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(UNSAFE, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
