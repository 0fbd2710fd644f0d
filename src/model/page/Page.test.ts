import { describe, expect, it } from 'vitest';
import { frontMatterSchema } from './Page.ts';

const valid = { title: 'Sorting', description: 'Order rows by one or more columns.' };

const SEARCHES = Array.from({ length: 10 }, (_, index) => `order rows ${index}`);

describe('frontMatterSchema', () => {
  it.each([
    [{}],
    [{ description: 'Order rows!' }],
    [{ description: '按一列或多列排序。' }],
    [{ description: '排序！' }],
    [{ title: 'x'.repeat(70), description: `${'x'.repeat(159)}.` }],
    [{ searches: SEARCHES }],
    [{ searches: [...SEARCHES.slice(1), 'x'.repeat(80)] }],
    [{ components: ['DataGrid'], hooks: ['useGridApiRef'], keywords: ['order'] }],
  ])('accepts %j', (fields) => {
    expect(frontMatterSchema.parse({ ...valid, ...fields })).toEqual({ ...valid, ...fields });
  });

  it.each([
    [{ title: undefined }, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(71) }, 'title'],
    [{ description: undefined }, 'description'],
    [{ description: '' }, 'description'],
    [{ description: 'Order rows' }, 'description'],
    [{ description: `${'x'.repeat(160)}.` }, 'description'],
    [{ components: 'DataGrid' }, 'components'],
    [{ components: [] }, 'components'],
    [{ keywords: [''] }, 'keywords'],
    [{ searches: SEARCHES.slice(1) }, 'searches'],
    [{ searches: [...SEARCHES.slice(1), 'x'.repeat(81)] }, 'searches'],
    [{ searches: [...SEARCHES.slice(1), ' '] }, 'searches'],
    [{ searches: Array.from({ length: 41 }, (_, index) => `search ${index}`) }, 'searches'],
  ])('rejects %j', (fields, field) => {
    const { error } = frontMatterSchema.safeParse({ ...valid, ...fields });
    expect(error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });

  it('rejects unknown fields', () => {
    const { error } = frontMatterSchema.safeParse({ ...valid, plan: 'pro' });
    expect(error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['plan'] });
  });
});
