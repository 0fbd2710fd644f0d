import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { createDocsConfig } from './createDocsConfig.ts';

const dictionaries = { en: { searchButton: 'Search…' }, zh: { searchButton: '搜索…' } };

it('translates texts and links into the language of the page', () => {
  const docs = createDocsConfig({ config: siteConfig, locale: 'zh', dictionaries });
  expect(docs.t('searchButton')).toBe('搜索…');
  expect(docs.href('/x/react-charts/')).toBe('/zh/x/react-charts/');
  expect(docs.href('/blog/')).toBe('/blog/');
  expect(docs.pageNames).toEqual({});
});
