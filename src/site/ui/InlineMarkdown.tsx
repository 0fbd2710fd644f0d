import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { siteConfig } from '#content/site.config.ts';

export interface InlineMarkdownProps {
  text: string;
  /** The URL of what a piece of code names. */
  findLink?: (code: string) => string | undefined;
}

const INLINE = /`([^`]+)`|\[([^\]]+)\]\((https?:\/\/[^)\s]+|\/[^)\s]*)\)|\*\*([^*]+)\*\*/g;

/** The Markdown of one line: code, links, and strong text. Everything else stays text. */
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

/** Declarations link to pages of the library's own site by path; only those below `/x/` are ours. */
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
