import type { ApiDeprecation, ApiLink } from '#model/reference/ApiReference.ts';
import { toMarkdown } from './toMarkdown.ts';

/** A parsed JSDoc comment. All texts are Markdown. */
export interface JsDoc {
  description: string;
  default?: string;
  deprecated?: ApiDeprecation;
  parameters: Map<string, { description: string; default?: string }>;
  returns?: string;
  see: string[];
  examples: string[];
  demos: ApiLink[];
  category?: string;
  /** True if the comment is marked with `@ignore` or `@internal`. */
  ignored: boolean;
}

interface Tag {
  name: string;
  text: string;
}

/** Parses the text of a JSDoc comment, with or without its slashes and asterisks. */
export function parseJsDoc(comment: string): JsDoc {
  const { body, tags } = splitTags(stripStars(comment));
  const { description, links } = splitLinks(body);
  const texts = (name: string) => tags.filter((tag) => tag.name === name).map((tag) => tag.text);
  const [defaultText] = texts('default');
  const [deprecatedText] = texts('deprecated');
  const [returnsText] = [...texts('returns'), ...texts('return')];
  const [category] = texts('category');
  return {
    description: toMarkdown(description),
    ...(defaultText ? { default: cleanDefault(defaultText) } : {}),
    ...(deprecatedText === undefined ? {} : { deprecated: readDeprecation(deprecatedText) }),
    parameters: new Map(texts('param').map(readParameter)),
    ...(returnsText ? { returns: toMarkdown(dropType(returnsText)) } : {}),
    see: texts('see').map((text) => toMarkdown(text.replace(/^See\s+/i, ''))),
    examples: texts('example'),
    // Some declarations link to a guide as if it were an API page. Those pages don't exist.
    demos: [...links, ...texts('demos').flatMap(readLinks)].filter(
      ({ href }) => !href.startsWith('/x/api/'),
    ),
    ...(category ? { category } : {}),
    ignored: tags.some(({ name }) => name === 'ignore' || name === 'internal'),
  };
}

/** Returns the lines of a comment without its slashes and asterisks. */
function stripStars(comment: string): string[] {
  return comment
    .replace(/^\s*\/\*\*?/, '')
    .replace(/\*\/\s*$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\*(?: |$)?/, '').trimEnd());
}

/** Splits a comment into its body and its tags. A tag starts a line, but an `@` inside a code fence is part of an example. */
function splitTags(lines: string[]): { body: string; tags: Tag[] } {
  const body: string[] = [];
  const tags: { name: string; lines: string[] }[] = [];
  let inFence = false;
  for (const line of lines) {
    const tag = inFence ? null : /^\s*@([a-zA-Z]+)(.*)$/.exec(line);
    if (/^\s*```/.test(line)) inFence = !inFence;
    if (tag) tags.push({ name: tag[1] ?? '', lines: [(tag[2] ?? '').trim()] });
    else (tags.at(-1)?.lines ?? body).push(line);
  }
  return {
    body: body.join('\n').trim(),
    tags: tags.map((tag) => ({ name: tag.name, text: tag.lines.join('\n').trim() })),
  };
}

/** Separates the description of a component from the lists of links at its end, under "Demos:", "Features:", and "API:". */
function splitLinks(body: string): { description: string; links: ApiLink[] } {
  const start = /^(Demos|Features|API):\s*$/m.exec(body);
  if (!start) return { description: body, links: [] };
  const lists = body.slice(start.index).split(/^API:\s*$/m)[0] ?? '';
  return { description: body.slice(0, start.index), links: readLinks(lists) };
}

function readLinks(text: string): ApiLink[] {
  return [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, title = '', href = '']) => ({
    title,
    href: href.replace(/^https:\/\/mui\.com(?=\/x\/)/, ''),
  }));
}

/** `@param {GridRowParams} params With all properties.` → `params`, `With all properties.` */
function readParameter(text: string): [string, { description: string; default?: string }] {
  const rest = dropType(text);
  const [, optional, fallback, plain, description = ''] =
    /^(?:\[([\w.$]+)(?:\s*=\s*([^\]]*))?\]|([\w.$]+))\s*(?:[-–:]\s*)?([\s\S]*)$/.exec(rest) ?? [];
  return [
    optional ?? plain ?? '',
    { description: toMarkdown(description), ...(fallback ? { default: fallback.trim() } : {}) },
  ];
}

/** `{Record<string, { a: 1 }>} rest` → `rest` */
function dropType(text: string): string {
  if (!text.startsWith('{')) return text;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return text.slice(index + 1).replace(/^\s*[-–]?\s*/, '');
  }
  return text;
}

/** `` `true` `` → `true`, but `` `true` on desktop `` keeps its backticks. */
function cleanDefault(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const code = /^`([^`]+)`$/.exec(line)?.[1] ?? /^"(\(.*\) => .*)"$/.exec(line)?.[1];
  const value = code ?? line.replace(/^"([^"']*)"(?=$|\s)/, "'$1'");
  // A single name in braces refers to a function that the declarations don't contain.
  return /^\{(\w+)\}(?=\s|$)/.test(value) ? value.replace(/^\{(\w+)\}/, '$1') : value;
}

/** `Use the \`showToolbar\` prop instead.` → `showToolbar`. Without backticks, only camelCase words count as names. */
function readDeprecation(text: string): ApiDeprecation {
  const [, code, word] =
    /\b(?:use|import)\s+(?:the\s+)?(?:`([\w.$]+)(?:\(\))?`|([A-Za-z_$][\w.$]*))(?=[\s.,;]|$)/i.exec(
      text,
    ) ?? [];
  const isName = word !== undefined && /[a-z][A-Z]/.test(word);
  const replacement = code ?? (isName ? word : undefined);
  return { text: toMarkdown(text), ...(replacement ? { replacement } : {}) };
}
