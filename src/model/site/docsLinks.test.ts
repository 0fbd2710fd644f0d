import { expect, it } from 'vitest';
import { getEditUrl, getSourceUrl } from './docsLinks.ts';

const docsRepository = { url: 'https://git.test/a/docs', branch: 'main', path: 'site/' };

it('links to the file in the configured repository, branch, and folder', () => {
  expect(getEditUrl({ docsRepository }, 'content/a.mdx')).toBe(
    'https://git.test/a/docs/edit/main/site/content/a.mdx',
  );
  expect(getSourceUrl({ docsRepository }, 'content/A.tsx')).toBe(
    'https://git.test/a/docs/blob/main/site/content/A.tsx',
  );
});

it('returns no link without a repository', () => {
  expect(getEditUrl({}, 'content/a.mdx')).toBeUndefined();
  expect(getSourceUrl({}, 'content/A.tsx')).toBeUndefined();
});
