import { Fragment } from 'react';
import { splitLongName } from '#model/code/splitLongName.ts';

export interface LongNameProps {
  text: string;
  /** Names up to this length aren't broken. */
  longest?: number;
}

/** A text whose long names can break between their words. Find-in-page, copying, and screen readers get the whole name. */
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
