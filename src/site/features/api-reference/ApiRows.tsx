import type { ReactNode } from 'react';

/** The rows of a section. Safari drops list semantics under `list-style: none`, so the role is explicit. */
export function ApiRows({ children, lines = false }: { children: ReactNode; lines?: boolean }) {
  return (
    <ul role="list" className={lines ? 'api-rows api-lines' : 'api-rows'}>
      {children}
    </ul>
  );
}
