import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '#content/strings/en.json' with { type: 'json' };
import { siteConfig } from '#content/site.config.ts';
import type { DemoData } from '#model/demo/Demo.ts';
import { parseActionEvent } from '#model/analytics/SiteEvent.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { DemoMoreMenu } from './DemoMoreMenu.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';

const demo: DemoData = {
  id: 'pages/a/B',
  name: 'B',
  stylings: [{ styling: 'system', src: '/b.js', css: [] }],
  parts: [],
  writesValues: false,
  files: [],
  rendersAtBuild: 'nothing',
};

it('names only events that are in the list', () => {
  const config = { ...siteConfig, chat: { url: 'https://chat.example' } };
  const html = renderToStaticMarkup(
    <DocsConfigProvider value={createDocsConfig({ config, locale: 'en', dictionaries: { en } })}>
      <DemoToolbar demo={demo} panelId="panel" isOpen hasPreview={false} />
      <DemoMoreMenu demo={demo} />
    </DocsConfigProvider>,
  );
  const pattern = /data-ga-event-category="([^"]*)" data-ga-event-action="([^"]*)"/g;
  const events = [...html.matchAll(pattern)].map(([, category, action]) => ({ category, action }));
  expect(events.length).toBeGreaterThan(10);
  expect(events.filter((event) => !parseActionEvent(event))).toEqual([]);
});
