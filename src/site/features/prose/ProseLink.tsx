import type { AnchorHTMLAttributes } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

/** A link in the text. Internal links stay in the reader's language. */
export function ProseLink({
  href = '',
  children,
  ...other
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { href: localize } = useDocsConfig();
  const isExternal = /^https?:/.test(href);
  return (
    <a
      {...other}
      href={href.startsWith('/') ? localize(href) : href}
      {...(isExternal ? { rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
}
