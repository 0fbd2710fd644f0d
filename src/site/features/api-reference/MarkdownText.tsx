import { Fragment, use } from 'react';
import type { ReactNode } from 'react';
import { siteConfig } from '#content/site.config.ts';
import { ApiRowContext, useApiPage } from './ApiPageContext.tsx';

/** The little Markdown of declarations: paragraphs, lists, code and links. Everything else is text. */
export function MarkdownText({ text, inline = false }: { text: string; inline?: boolean }) {
  const { findLink } = useApiPage();
  const row = use(ApiRowContext);
  const links: FindLink = (code) => {
    const href = findLink(code);
    return href === `#${row}` ? undefined : href;
  };
  if (!text.trim()) return null;
  if (inline) return <>{formatInline(text, links)}</>;
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block, index) => {
      const lines = block.split('\n');
      const isList = lines.every((line) => /^\s*[-*]\s/.test(line));
      if (!isList) return <p key={index}>{formatInline(lines.join(' '), links)}</p>;
      return (
        <ul key={index}>
          {lines.map((line) => (
            <li key={line}>{formatInline(line.replace(/^\s*[-*]\s/, ''), links)}</li>
          ))}
        </ul>
      );
    });
}

type FindLink = (code: string) => string | undefined;

const INLINE = /`([^`]+)`|\[([^\]]+)\]\((https?:\/\/[^)\s]+|\/[^)\s]*)\)|\*\*([^*]+)\*\*/g;

function formatInline(text: string, links: FindLink): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label, href, strong] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) parts.push(formatCode(code, links));
    else if (strong !== undefined) parts.push(<strong>{strong}</strong>);
    else parts.push(<a href={toAddress(href ?? '')}>{label}</a>);
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Declarations link to pages of the library's own site by path; only those below `/x/` are ours. */
function toAddress(href: string): string {
  return href.startsWith('/') && !href.startsWith('/x/') ? `${siteConfig.siteUrl}${href}` : href;
}

function formatCode(code: string, links: FindLink): ReactNode {
  const href = links(code);
  return href ? (
    <a href={href} className="api-link">
      <code>{code}</code>
    </a>
  ) : (
    <code>{code}</code>
  );
}
