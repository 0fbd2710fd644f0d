import { Fragment } from 'react';
import { tokenizeCode } from '#model/code/tokenizeCode.ts';

export interface CodeTokensProps {
  code: string;
  language: 'type' | 'jsx';
}

/** Types and short pieces of JSX in the colors of code blocks. */
export function CodeTokens({ code, language }: CodeTokensProps) {
  return tokenizeCode(code, language).map(({ text, role }, index) =>
    role ? (
      <span key={index} className={role}>
        {text}
      </span>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
