import type { ReactNode } from 'react';
import { ApiRowContext } from './ApiPageContext.tsx';

export interface ApiLineProps {
  id: string;
  name: string;
  isDeprecated?: boolean;
  children?: ReactNode;
}

/** A row that fits on a line and has nothing to open: a CSS class or variable with its description. */
export function ApiLine({ id, name, isDeprecated = false, children }: ApiLineProps) {
  return (
    <li id={id} data-deprecated={isDeprecated ? '' : undefined}>
      <h3>{isDeprecated ? <s>{name}</s> : name}</h3>
      <ApiRowContext value={id}>{children}</ApiRowContext>
    </li>
  );
}
