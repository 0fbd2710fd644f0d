import { Fragment } from 'react';
import { findMarks } from '#model/search/createExcerpt.ts';
import styles from './SearchDialog.module.css';

/** A text with the words of the query marked. Text goes in as text: nothing in it can become an element. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  let position = 0;
  const parts = findMarks(text, words).map(([start, end]) => {
    const before = text.slice(position, start);
    position = end;
    return (
      <Fragment key={start}>
        {before}
        <mark className={styles.mark}>{text.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(position)}
    </>
  );
}
