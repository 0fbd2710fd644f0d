import type { AnchorHTMLAttributes } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

/** A link in the text. Internal ones stay in the reader's language where that page has it. */
export function ProseLink({
  href = '',
  children,
  ...other
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { href: localise } = useDocsConfig();
  const isExternal = /^https?:/.test(href);
  return (
    <a
      {...other}
      href={href.startsWith('/') ? localise(href) : href}
      {...(isExternal ? { rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
}
