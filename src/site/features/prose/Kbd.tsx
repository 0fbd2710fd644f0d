import type { ReactNode } from 'react';

/** One key. Styled by `prose.css` through its element. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd>{children}</kbd>;
}
