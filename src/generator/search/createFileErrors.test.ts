import { describe, expect, it } from 'vitest';
import type { Locale } from '#model/locale/Locale.ts';
import { createFileErrors } from './createFileErrors.ts';

const createSource = (pathname: string, locale: Locale, ids: string[]) => ({
  pathname,
  locale,
  headings: ids.map((id) => ({ id, text: id, depth: 2 as const })),
});

const context = {
  answers: [
    { page: '/x/rows', section: 'ids', messages: ['No row with id', 'requires a unique `id`'] },
    { page: '/x/columns', messages: ['has no columns'] },
    { page: '/x/missing', messages: ['has no columns'] },
    { page: '/x/columns', section: 'first', messages: ['Nothing prints this'] },
  ],
  messages: [
    'No row with id #… found',
    'No row with id #… found.',
    `Each row requires a unique \`id\`. ${'See the docs. '.repeat(30)}`,
    'The group … has no columns.',
  ],
  sources: [
    createSource('/x/rows', 'en', ['first', 'ids']),
    createSource('/x/rows', 'zh', ['一', '二']),
    createSource('/x/columns', 'en', ['first']),
  ],
};

describe('createFileErrors', () => {
  it('completes the messages and leaves out what no page explains or no package prints', () => {
    const [rows, columns, ...others] = createFileErrors('en', context);
    expect(rows).toMatchObject({ path: '/x/rows', anchor: 'ids' });
    expect(rows?.messages.slice(0, 2)).toEqual([
      'No row with id #… found',
      'No row with id #… found.',
    ]);
    expect(rows?.messages[2]).toMatch(/^Each row requires a unique id\. See the docs\..*…$/);
    expect(columns).toEqual({ path: '/x/columns', messages: ['The group … has no columns.'] });
    expect(others).toEqual([]);
  });

  it('leads to the section of a translation', () => {
    expect(createFileErrors('zh', context)[0]?.anchor).toBe('二');
    expect(createFileErrors('zh', context)[1]?.path).toBe('/x/columns');
  });

  it('leads to the page if the translation has other sections', () => {
    const sources = [
      createSource('/x/rows', 'en', ['first', 'ids']),
      createSource('/x/rows', 'zh', ['一']),
    ];
    expect(createFileErrors('zh', { ...context, sources })[0]).not.toHaveProperty('anchor');
  });
});
