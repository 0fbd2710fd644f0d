import en from '#content/strings/en.json' with { type: 'json' };
import type { ApiPageData } from '#model/page/ApiPageData.ts';
import type { Heading } from '#model/page/Page.ts';

/** Lists the sections of an API page, as `ApiEntryView` renders them. */
export function createApiHeadings({ entry, guides, demos, size, tryIt }: ApiPageData): Heading[] {
  const { sections } = en.api;
  const wanted: [id: string, text: string, isThere: boolean][] = [
    ['import', sections.import, true],
    ['props', sections.props, entry.kind === 'component' && entry.props.length > 0],
    ['try-it', sections.tryIt, tryIt !== undefined],
    ['slots', sections.slots, entry.kind === 'component' && entry.slots.length > 0],
    ['classes', sections.classes, entry.kind === 'component' && entry.classes.length > 0],
    [
      'css-variables',
      sections.cssVariables,
      entry.kind === 'component' && entry.cssVariables.length > 0,
    ],
    ['signature', sections.signature, entry.kind === 'hook'],
    ['parameters', sections.parameters, entry.kind === 'hook' && entry.parameterMembers.length > 0],
    ['returns', sections.returns, entry.kind === 'hook' && entry.returnMembers.length > 0],
    ['properties', sections.properties, entry.kind === 'interface' && entry.members.length > 0],
    ['demos', sections.demos, guides.length + demos.length > 0],
    ['size', sections.size, size !== undefined],
    ['more', sections.more, entry.kind !== 'interface'],
  ];
  return wanted.filter(([, , isThere]) => isThere).map(([id, text]) => ({ id, text, depth: 2 }));
}
