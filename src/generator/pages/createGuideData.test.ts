import { describe, expect, it } from 'vitest';
import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import { createGuideData } from './createGuideData.ts';
import { createSite } from '../content/Site.ts';

const site = createSite();

describe('createGuideData', () => {
  it('knows what stands around a page', async () => {
    const data = await createGuideData(site, '/x/introduction/installation', 'en');
    expect(data.trail.map(deriveTitle)).toEqual(['Introduction']);
    expect(data.previous).toEqual({ title: 'Overview', href: '/x/introduction/' });
    expect(data.next).toEqual({ title: 'Licensing', href: '/x/introduction/licensing/' });
    expect(data.editHref).toMatch(/\/content\/pages\/introduction\/installation\/page\.mdx$/);
  });

  it('translates what stands around it', async () => {
    const data = await createGuideData(site, '/x/introduction/installation', 'zh');
    expect(data.page.locale).toBe('zh');
    expect(data.next?.href).toBe('/zh/x/introduction/licensing/');
    expect(data.alternates).toEqual([
      { locale: 'en', href: '/x/introduction/installation/', isTranslated: true },
      { locale: 'zh', href: '/zh/x/introduction/installation/', isTranslated: true },
    ]);
  });

  it('stops at a page that does not exist', async () => {
    await expect(createGuideData(site, '/x/nowhere', 'en')).rejects.toThrow(
      'No page at /x/nowhere.',
    );
  });
});

describe('createSite', () => {
  it('leaves entries without a page out of the tree', () => {
    const text = JSON.stringify(site.navigation);
    expect(text).toContain('/x/introduction/installation');
    for (const { pathname } of site.pages) expect(pathname).not.toMatch(/\/$/);
  });
});
