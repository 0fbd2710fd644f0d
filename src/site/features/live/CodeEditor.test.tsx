import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { CodeEditor } from './CodeEditor.tsx';

function renderWaiting(source: string): string {
  const docs = createDocsConfig({ config: siteConfig, locale: 'en', dictionaries: strings });
  const html = renderToStaticMarkup(
    <DocsConfigProvider value={docs}>
      <CodeEditor
        id="editor"
        files={[{ name: 'Demo.tsx', source }]}
        revision={0}
        active="Demo.tsx"
        onActive={() => {}}
        onChange={() => {}}
        onRun={() => {}}
        fault={null}
      />
    </DocsConfigProvider>,
  );
  return /<pre[^>]*>([^]*)<\/pre>/.exec(html)?.[1] ?? '';
}

describe('CodeEditor', () => {
  it('shows the text until the editor is loaded', () => {
    expect(renderWaiting('const a = 1;\n')).toBe('const a = 1;\n');
  });

  it('renders only the start of 60,000 lines', () => {
    expect(renderWaiting('(\n'.repeat(60_000)).length).toBe(5000);
  });
});
