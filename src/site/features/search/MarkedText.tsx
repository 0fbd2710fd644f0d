import { splitMarks } from './splitMarks.ts';
import styles from './SearchDialog.module.css';

/** A text with the words of the query highlighted. It's rendered as text, so nothing in it can become an element. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return splitMarks(text, words).map((part) =>
    part.isMarked ? (
      <mark key={part.start} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
