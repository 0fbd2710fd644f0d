import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { DocsError } from '#model/errors/DocsError.ts';

export interface InlineCode {
  /** `sha256-…` of every inline script that runs, each once, in order. */
  scripts: string[];
  /** The same for `style` elements. Left out if the page needs styles that no hash can allow. */
  styles?: string[];
  /** Inline code that no hash can allow. */
  faults: DocsError[];
}

/** Finds what a policy without `unsafe-inline` must allow on a page, and what it would block. */
export function readInlineCode(html: string, file?: string): InlineCode {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const faults: DocsError[] = [];
  let needsInlineStyles = false;
  let open: { kind: keyof typeof hashes; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (isBlocked(attribute, value)) faults.push(createFault(name, attribute, file));
      }
      needsInlineStyles ||= STYLE_SOURCES.some((source) => source in attributes);
      if (name === 'script' && runs(attributes)) open = { kind: 'script', text: '' };
      if (name === 'style') open = { kind: 'style', text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (!open || name !== open.kind) return;
      hashes[open.kind].add(`sha256-${createHash('sha256').update(open.text).digest('base64')}`);
      open = undefined;
    },
  });
  // The browser hashes the text after it has read line ends as \n.
  parser.end(html.replace(/\r\n?/g, '\n'));
  return {
    scripts: [...hashes.script],
    ...(!needsInlineStyles && { styles: [...hashes.style] }),
    faults,
  };
}

/**
 * Attributes that call for inline styles: `style`, and the marks of what adds `style` elements at run time. Emotion does so for
 * demos and "Try it", CodeMirror in the playground.
 */
const STYLE_SOURCES = ['style', 'data-demo-stage', 'data-playground'];

const SCRIPT_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** Data blocks (`application/ld+json`) never run, and files are allowed by their host. */
function runs(attributes: Record<string, string>): boolean {
  return (
    !('src' in attributes) && SCRIPT_TYPES.has((attributes['type'] ?? '').trim().toLowerCase())
  );
}

function isBlocked(attribute: string, value: string): boolean {
  if (/^on[a-z]+$/.test(attribute)) return true;
  return ['href', 'src', 'action'].includes(attribute) && /^\s*javascript:/i.test(value);
}

function createFault(element: string, attribute: string, file?: string): DocsError {
  return new DocsError(`<${element} ${attribute}> holds a script that the browser will block.`, {
    file,
    hint: 'add the listener in a script file; the security policy knows inline scripts by hash only.',
  });
}
