import { Parser } from 'htmlparser2';
import en from '#content/strings/en.json' with { type: 'json' };
import zh from '#content/strings/zh.json' with { type: 'json' };

/** Headings that the site adds, for links to the reference and for the questions in the front matter. */
const ADDED_HEADINGS = new Set(['API', en.page.questions, zh.page.questions]);

/** ` (Pro plan)` in every language */
const PLAN_MARKS = new RegExp(
  [en, zh]
    .flatMap(({ plan: { pro, premium } }) => [pro, premium].map((name) => ` \\(${name}\\)$`))
    .join('|'),
);

/** The facts that a page contains in every format. */
export interface PageFacts {
  title: string;
  description: string;
  version: string;
  hash: string;
  /** Titles of the sections, in order. */
  headings: string[];
  /** Demos, or the props of an API page. */
  names: string[];
}

/** Reads the facts from HTML. */
export function readHtmlFacts(html: string): PageFacts {
  const metas = new Map<string, string>();
  const headings: string[] = [];
  const names: string[] = [];
  let title = '';
  let open: { tag: string; text: string } | undefined;
  let hidden = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { id = '', name = '', content = '' } = attributes;
      if (tag === 'meta') metas.set(name, content);
      if ('data-demo' in attributes) names.push(attributes['data-demo']?.split('/').at(-1) ?? '');
      const member = /-(?:prop|returns)-(.+)$/.exec(tag === 'li' ? id : '')?.[1];
      if (member) names.push(member);
      // The icon of a plan and the number of rows aren't part of a title.
      if (open && (tag === 'svg' || tag === 'span')) hidden += 1;
      if (tag === 'h1' || (/^h[23]$/.test(tag) && id !== '' && attributes['tabindex'] === '-1')) {
        open = { tag, text: '' };
      }
    },
    ontext(text) {
      if (open && hidden === 0) open.text += text;
    },
    onclosetag(tag) {
      if (open && hidden > 0 && (tag === 'svg' || tag === 'span')) hidden -= 1;
      if (tag !== open?.tag) return;
      if (tag === 'h1') title = open.text.trim();
      // A Try it panel has no equivalent in Markdown.
      else if (open.text.trim() !== 'Try it') headings.push(open.text.trim());
      open = undefined;
    },
  });
  parser.end(html);
  return {
    title,
    description: metas.get('description') ?? '',
    version: metas.get('docs:version') ?? '',
    hash: metas.get('docs:hash') ?? '',
    headings,
    names: names.sort(),
  };
}

/** Reads the facts from Markdown. */
export function readMarkdownFacts(markdown: string): PageFacts {
  const head = /^---\n([^]*?)\n---\n/.exec(markdown)?.[1] ?? '';
  const fact = (name: string) => {
    const value = new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
    return value.startsWith('"') ? (JSON.parse(value) as string) : value.replace(/^'|'$/g, '');
  };
  const prose = markdown.replace(/^([ >]*)(`{3,})[^]*?^\1?\2$/gm, '');
  const demos = [...prose.matchAll(/^[ >]*Demo `(\w+)`, running at/gm)].map(
    (match) => match[1] ?? '',
  );
  const members = [
    ...prose.matchAll(
      /^## (?:Props|Properties|Parameters|Return value)\n([^]*?)(?=^## |(?![^]))/gm,
    ),
  ]
    .flatMap(([, table = '']) => [...table.matchAll(/^\| `([^`]+)`/gm)])
    .map((match) => match[1] ?? '');
  return {
    title: fact('title'),
    description: fact('description'),
    version: fact('version'),
    hash: fact('hash'),
    headings: [...prose.matchAll(/^[ >]*#{2,3} (.+)$/gm)].map(([, text = '']) =>
      text.replace(PLAN_MARKS, '').replace(/[`\\*_]/g, ''),
    ),
    names: [...demos, ...members].sort(),
  };
}

/** Lists the headings that an author wrote. They're the sections in search. */
export function listWrittenHeadings({ headings }: PageFacts): string[] {
  return headings.filter((heading) => !ADDED_HEADINGS.has(heading));
}
