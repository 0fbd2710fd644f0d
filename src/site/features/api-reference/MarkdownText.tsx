import { use } from 'react';
import { InlineMarkdown } from '../../ui/InlineMarkdown.tsx';
import { ApiRowContext, useApiPage } from './ApiPageContext.tsx';

/** Renders the Markdown of declarations: paragraphs, lists, code, and links. Everything else is plain text. */
export function MarkdownText({ text, inline = false }: { text: string; inline?: boolean }) {
  const { findLink } = useApiPage();
  const row = use(ApiRowContext);
  // A row doesn't link to itself.
  const findOther = (code: string) => {
    const href = findLink(code);
    return href === `#${row}` ? undefined : href;
  };
  if (!text.trim()) return null;
  if (inline) return <InlineMarkdown text={text} findLink={findOther} />;
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block, index) => {
      const lines = block.split('\n');
      const isList = lines.every((line) => /^\s*[-*]\s/.test(line));
      if (!isList) {
        return (
          <p key={index}>
            <InlineMarkdown text={lines.join(' ')} findLink={findOther} />
          </p>
        );
      }
      return (
        <ul key={index}>
          {lines.map((line) => (
            <li key={line}>
              <InlineMarkdown text={line.replace(/^\s*[-*]\s/, '')} findLink={findOther} />
            </li>
          ))}
        </ul>
      );
    });
}
