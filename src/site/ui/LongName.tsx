import { Fragment } from 'react';
import { splitLongName } from '#model/code/splitLongName.ts';

export interface LongNameProps {
  text: string;
  /** Names up to this length stay in one piece. */
  longest?: number;
}

/** A text whose long names may break between their words. Searching, copying, and screen readers get the whole name. */
export function LongName({ text, longest }: LongNameProps) {
  const [first, ...rest] = splitLongName(text, longest);
  if (rest.length === 0) return first;
  return (
    <>
      {first}
      {rest.map((piece, index) => (
        <Fragment key={index}>
          <wbr />
          {piece}
        </Fragment>
      ))}
    </>
  );
}
