import { createApiAnchor } from '../page/ApiPageData.ts';
import { createHeadingIds } from '../page/headingIds.ts';
import type { FileDemo, FileMember, FilePage, FileSection, SearchFile } from './SearchFile.ts';
import type { SearchKind, SearchPage, SearchRecord } from './SearchRecord.ts';

/** The records of a file: one per page, section, demo, and member. Adds its pages to those of earlier files of the part. */
export function expandSearchFile(
  { pages: filePages, members, part }: SearchFile,
  partPages: SearchPage[],
): SearchRecord[] {
  const pages = filePages.map((filePage, index): SearchPage => {
    const place = partPages.length + index;
    const { path, title, short = title, kind, plan = 'community' } = filePage;
    const { minor = false, uses = 0 } = filePage;
    return { place, pathname: path, title, short, kind, part, plan, isMinor: minor, uses };
  });
  partPages.push(...pages);
  const find = (index: number) => partPages[index] ?? [];
  return [
    ...filePages.flatMap((filePage, index) => expandPage(filePage, pages[index] as SearchPage)),
    ...members.map((member) => expandMember(member, member.of.flatMap(find))),
  ];
}

function expandPage(filePage: FilePage, page: SearchPage): SearchRecord[] {
  const { sections = [], keywords = '', questions = [], short = '', text, demos = [] } = filePage;
  const { searches = [], since } = filePage;
  const names = [page.title, short, ...keywords.split(', ')].filter(Boolean);
  const createId = createHeadingIds();
  const whole = create(page, page.kind, '', '', {
    text,
    keywords: [`${short} ${keywords}`.trim(), ...questions].filter(Boolean).join(', '),
    ...(questions.length > 0 ? { questions } : {}),
    code: joinCode(filePage),
    ...(isGuide(page) ? { searches, phrases: [...names, ...questions, ...searches] } : {}),
    ...(since ? { since } : {}),
  });
  return [
    whole,
    ...demos.map((demo) => expandDemo(page, demo, '')),
    ...sections.flatMap((section) => expandSection(page, section, createId(section.heading))),
  ];
}

function expandSection(page: SearchPage, section: FileSection, anchor: string): SearchRecord[] {
  const { heading, text, keywords = '', questions = [], plan, demos = [] } = section;
  const code = joinCode(section);
  return [
    create(page, page.kind, heading, anchor, {
      text,
      keywords: [keywords, ...questions].filter(Boolean).join(', '),
      ...(questions.length > 0 ? { questions } : {}),
      phrases: [heading, ...questions],
      code,
      ...(plan ? { plan } : {}),
    }),
    ...demos.map((demo) => expandDemo(page, demo, heading)),
  ];
}

function isGuide({ kind }: SearchPage): boolean {
  return kind === 'guide' || kind === 'migration';
}

/** The heading of the section around a demo describes it. */
function expandDemo(page: SearchPage, [name, code]: FileDemo, heading: string): SearchRecord {
  return create(page, 'demo', name, name, { text: heading, code });
}

function expandMember(member: FileMember, pages: SearchPage[]): SearchRecord {
  const { name, kind, text, plan = 'community', since, anchor } = member;
  return {
    kind,
    pages,
    heading: name,
    anchor: ({ title }) => createApiAnchor(title, toAnchorKind(kind), anchor ?? name),
    plan,
    ...(since ? { since } : {}),
    text,
    keywords: '',
    code: '',
  };
}

function toAnchorKind(kind: FileMember['kind']) {
  if (kind === 'class') return 'classes';
  if (kind === 'return') return 'returns';
  return kind === 'event' ? 'prop' : kind;
}

function create(
  page: SearchPage,
  kind: SearchKind,
  heading: string,
  anchor: string,
  rest: Partial<SearchRecord>,
): SearchRecord {
  const { plan = page.plan, text = '', keywords = '', code = '', ...others } = rest;
  return { kind, pages: [page], heading, anchor, plan, text, keywords, code, ...others };
}

/** A section's code includes the code of its demos. */
function joinCode({ code = '', demos = [] }: Pick<FileSection, 'code' | 'demos'>): string {
  return [code, ...demos.map(([, identifiers]) => identifiers)].join(' ').trim();
}
