import type { ReactNode } from 'react';
import { ApiRowContext } from './ApiPageContext.tsx';
import { Since } from './Since.tsx';

export interface ApiLineProps {
  id: string;
  name: string;
  isDeprecated?: boolean;
  since?: string | undefined;
  children?: ReactNode;
}

/** A row that has no details to open: a CSS class or variable with its description. */
export function ApiLine({ id, name, isDeprecated = false, since, children }: ApiLineProps) {
  return (
    <li id={id} data-deprecated={isDeprecated ? '' : undefined}>
      <h3>
        {isDeprecated ? <s>{name}</s> : name} <Since version={since} />
      </h3>
      <ApiRowContext value={id}>{children}</ApiRowContext>
    </li>
  );
}
