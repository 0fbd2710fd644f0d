import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { siteConfig } from '#content/site.config.ts';

export interface InlineMarkdownProps {
  text: string;
  /** Returns the URL of the page about a piece of code. */
  findLink?: (code: string) => string | undefined;
}

const INLINE = /`([^`]+)`|\[([^\]]+)\]\((https?:\/\/[^)\s]+|\/[^)\s]*)\)|\*\*([^*]+)\*\*/g;

/** Renders the Markdown of one line: code, links, and strong text. Everything else is plain text. */
export function InlineMarkdown({ text, findLink = () => undefined }: InlineMarkdownProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label, href, strong] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) parts.push(formatCode(code, findLink(code)));
    else if (strong !== undefined) parts.push(<strong>{strong}</strong>);
    else parts.push(<a href={toUrl(href ?? '')}>{label}</a>);
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Declarations have relative links to pages on mui.com, of which only those below `/x/` are on this site. */
function toUrl(href: string): string {
  return href.startsWith('/') && !href.startsWith('/x/') ? `${siteConfig.siteUrl}${href}` : href;
}

function formatCode(code: string, href: string | undefined): ReactNode {
  if (!href) return <code>{code}</code>;
  return (
    <a href={href} className="api-link">
      <code>{code}</code>
    </a>
  );
}
