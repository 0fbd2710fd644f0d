// @vitest-environment happy-dom
import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Completions } from '#model/reference/Completions.ts';
import { completeCode } from './completeCode.ts';

const completions: Completions = {
  exports: { '@mui/x-charts': ['BarChart', 'barClasses'], '@mui/x-charts/BarChart': ['BarChart'] },
  components: { BarChart: [0, 1, 2] },
  props: [
    { name: 'series', type: 'BarSeries[]', text: 'The series.', required: true },
    { name: 'layout', type: 'string', options: ["'horizontal'", "'vertical'"] },
    { name: 'loading', type: 'boolean', options: ['true', 'false'] },
  ],
};

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (url === '/x/completions/charts.json') return Response.json(completions);
    if (url === '/x/live/imports.json') return Response.json({ imports: ['@mui/x-charts'] });
    return new Response('', { status: 503 });
  });
});

/** `|` is the caret. */
function createState(text: string) {
  const position = text.indexOf('|');
  const state = EditorState.create({
    doc: text.replace('|', ''),
    selection: { anchor: position },
    extensions: [javascript({ jsx: true, typescript: true })],
  });
  return { state, position };
}

async function complete(text: string) {
  const { state, position } = createState(text);
  const result = await completeCode(new CompletionContext(state, position, false));
  return result?.options.map(({ label }) => label);
}

const render = (jsx: string) =>
  `import { BarChart as Chart } from '@mui/x-charts';\nexport default function Demo() {\n  return ${jsx};\n}\n`;

describe('completeCode', () => {
  it.each([
    [`import { Bar| } from '@mui/x-charts';`, ['BarChart', 'barClasses']],
    [`import { BarChart, b| } from '@mui/x-charts';`, ['barClasses']],
    [`import { B| } from '@mui/x-charts/BarChart';`, ['BarChart']],
    [`import { BarChart } from '@mui/x|';`, ['@mui/x-charts']],
    [render('<Chart l| />'), ['series', 'layout', 'loading']],
    [render('<Chart loading l| />'), ['series', 'layout']],
    [render('<Chart layout="|" />'), ['horizontal', 'vertical']],
    [render('<Chart layout={v|} />'), ["'horizontal'", "'vertical'"]],
    [render('<Chart loading={|} />'), ['true', 'false']],
  ])('%s', async (text, expected) => {
    expect(await complete(text)).toEqual(expected);
  });

  it.each([
    ['a component of another library', render('<Box s| />')],
    ['a prop without listed values', render('<Chart series={s|} />')],
    ['an import of another library', `import { Bo| } from '@mui/material';`],
    ['a product that cannot be fetched', `import { Da| } from '@mui/x-data-grid';`],
    ['other code', 'const rows = ro|;'],
  ])('suggests nothing for %s', async (_, text) => {
    expect(await complete(text)).toBeUndefined();
  });

  it('fetches completions only when needed, and tries again after a failure', async () => {
    await complete('const rows = ro|;');
    expect(requests).toEqual([]);
    await complete(`import { Da| } from '@mui/x-data-grid';`);
    await complete(`import { Da| } from '@mui/x-data-grid';`);
    expect(requests).toEqual(Array(2).fill('/x/completions/data-grid.json'));
  });

  it.each([
    ['layout', render('<Chart l| />'), 'layout=""', 'layout="'],
    ['series', render('<Chart s| />'), 'series={}', 'series={'],
    ['loading', render('<Chart l| />'), '<Chart loading />', '<Chart loading'],
    ['series', render('<Chart s|={rows} />'), 'series={rows}', 'series'],
  ])(
    'writes %s and leaves the caret where its value goes',
    async (label, text, written, before) => {
      const { state, position } = createState(text);
      const result = await completeCode(new CompletionContext(state, position, false));
      const completion = result!.options.find((option) => option.label === label)!;
      const view = new EditorView({ state });
      const { apply } = completion;
      if (typeof apply === 'function') apply(view, completion, result!.from, position);
      else view.dispatch({ changes: { from: result!.from, to: position, insert: apply ?? label } });
      const doc = view.state.doc.toString();
      expect(doc).toContain(written);
      expect(doc.slice(0, view.state.selection.main.head).endsWith(before)).toBe(true);
      view.destroy();
    },
  );
});
