// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import type { DemoData } from '#model/demo/Demo.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';

afterEach(cleanup);

const demo: DemoData = {
  id: 'pages/a/Bars',
  name: 'Bars',
  stylings: [{ styling: 'system', src: '/bars.js', css: [] }],
  parts: [],
  writesValues: true,
  files: [],
  rendersAtBuild: 'styles',
};

function listTableButtons(facts: Partial<DemoData>): HTMLElement[] {
  const config = createDocsConfig({ config: siteConfig, locale: 'en', dictionaries: { en } });
  render(
    <DocsConfigProvider value={config}>
      <DemoToolbar demo={{ ...demo, ...facts }} panelId="code" isOpen={false} hasPreview={false} />
    </DocsConfigProvider>,
  );
  return screen.queryAllByRole('button', { name: 'Show data as a table', hidden: true });
}

it('offers the data of charts in the toolbar, and on phones in the menu', () => {
  const buttons = listTableButtons({ hasTables: true });
  expect(buttons.map((button) => button.closest('details') !== null)).toEqual([false, true]);
  for (const button of buttons) {
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.getAttribute('aria-controls')).toBe('Bars-tables');
  }
});

it('offers no data where none is known', () => {
  expect(listTableButtons({})).toEqual([]);
});
