import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { DocsError } from '#model/errors/DocsError.ts';

export interface InlineCode {
  /** `sha256-…` of every inline script that runs, each once, in order. */
  scripts: string[];
  /** Inline code that no hash can allow. */
  faults: DocsError[];
}

/** Finds what a policy without `unsafe-inline` must allow on a page, and what it would block. */
export function readInlineCode(html: string, file?: string): InlineCode {
  const hashes = new Set<string>();
  const faults: DocsError[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (isBlocked(attribute, value)) faults.push(createFault(name, attribute, file));
      }
      if (name === 'script' && runs(attributes)) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
      script = undefined;
    },
  });
  // The browser hashes the text after it has read line ends as \n.
  parser.end(html.replace(/\r\n?/g, '\n'));
  return { scripts: [...hashes], faults };
}

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
