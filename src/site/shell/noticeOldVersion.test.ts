// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { noticeOldVersion } from './noticeOldVersion.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<meta name="mui:productId" content="x-charts">';
  document.body.innerHTML = '<div id="announcements"></div>';
});

async function visit(path: string) {
  history.replaceState(null, '', path);
  await noticeOldVersion(document);
  return document.querySelector('[role=region]');
}

it('mentions an older version that the product has, and links to it', async () => {
  const notice = await visit('/zh/x/react-charts/bars/?v=7');
  expect(notice?.getAttribute('aria-label')).toBe('This link is about v7');
  expect(notice?.querySelector('a')?.href).toBe('https://v7.mui.com/x/react-charts/bars/');
  notice?.querySelector('button')?.click();
  expect(document.querySelector('[role=region]')).toBeNull();
});

it.each(['?v=8', '?v=5', '?v=', ''])('says nothing of %s', async (search) => {
  expect(await visit(`/x/react-charts/bars/${search}`)).toBeNull();
});
