import { Fragment } from 'react';
import type { ApiSignature } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import { TypeText } from './TypeText.tsx';

export interface SignatureListProps {
  signatures: readonly ApiSignature[];
  /** The type shown in the row. Parameter types in it aren't repeated. */
  type?: string;
}

/** The parameters and the return value of a function, if the declaration describes them. */
export function SignatureList({ signatures, type = '' }: SignatureListProps) {
  const { t } = useDocsConfig();
  const described = signatures.filter(
    ({ parameters, returns }) =>
      parameters.some(({ description }) => description) || returns.description,
  );
  return described.map((signature) => (
    <dl key={signature.text}>
      {signature.parameters.map((parameter) => (
        <Fragment key={parameter.name}>
          <dt>
            <b>{parameter.name}</b>
            {type.includes(`${parameter.name}: ${parameter.type.text}`) ? null : (
              <>
                {' '}
                <TypeText type={parameter.type} />
              </>
            )}
          </dt>
          <Description text={parameter.description} />
        </Fragment>
      ))}
      {signature.returns.description ? (
        <>
          <dt>
            <i>{t('api.returns')}</i>
            {type.endsWith(`=> ${signature.returns.type.text}`) ? null : (
              <>
                {' '}
                <TypeText type={signature.returns.type} />
              </>
            )}
          </dt>
          <Description text={signature.returns.description} />
        </>
      ) : null}
    </dl>
  ));
}

function Description({ text }: { text: string }) {
  if (!text.trim()) return <dd />;
  const isBlock = /\n\n|\n\s*[-*]\s/.test(text.trim());
  return (
    <dd>
      <MarkdownText text={isBlock ? text : text.trim().replaceAll(/\s+/g, ' ')} inline={!isBlock} />
    </dd>
  );
}
