// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { GuideAdvice } from './GuideAdvice.tsx';
import type { GuideAdviceProps } from './GuideAdvice.tsx';

afterEach(cleanup);

function show(links: GuideAdviceProps['links']) {
  const config = createDocsConfig({ config: siteConfig, locale: 'en', dictionaries: { en } });
  return render(
    <DocsConfigProvider value={config}>
      <GuideAdvice links={links} name="rows" />
    </DocsConfigProvider>,
  ).container;
}

it('shows the command of the codemod', () => {
  const host = show({ codemod: 'npx codemod src' });
  expect(host.querySelector('pre')?.textContent).toBe('npx codemod src');
  expect(host.querySelector('details')).toBeNull();
});

it('is empty if there is neither a codemod nor an excerpt', () => {
  expect(show({}).innerHTML).toBe('');
});

it('opens the paragraph and the old and new code', () => {
  const host = show({
    excerpt: { paragraph: '`rows` is `data`.', example: '-rows\n+data\n same' },
  });
  const details = host.querySelector('details');
  expect(details?.textContent).toBe('What the guide says for rows');
  details?.setAttribute('open', '');
  fireEvent(details as Element, new Event('toggle'));
  expect(host.querySelector('p')?.innerHTML).toBe('<code>rows</code> is <code>data</code>.');
  const lines = [...host.querySelectorAll('pre span')].map((line) => [
    line.className,
    line.textContent,
  ]);
  expect(lines).toEqual([
    ['d', '-rows\n'],
    ['i', '+data\n'],
    ['', ' same\n'],
  ]);
});
