import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentTree, createPageText } from '../checks/contentTree.ts';
import { listExamples, loadExamples } from './loadExamples.ts';

describe('listExamples', () => {
  it('finds the demos of other pages', () => {
    const text = `<Gallery>
  <Example href="/x/react-charts/bars/#SalesBars" title="Sales" caption="A." chart="bar" question="compare" />
  <Example
    href="/x/react-charts/#EnergyDashboard"
    title="Dashboard"
  />
</Gallery>`;
    expect(listExamples(text)).toEqual([
      { href: '/x/react-charts/bars/#SalesBars', id: 'pages/react-charts/bars/SalesBars' },
      { href: '/x/react-charts/#EnergyDashboard', id: 'pages/react-charts/EnergyDashboard' },
    ]);
  });

  it.each([
    ['a demo of the page itself', '<Example href="#SalesBars" title="Sales" />'],
    ['a section', '<Example href="/x/react-charts/bars/#labels" title="Labels" />'],
    ['a link in the text', '[Sales](/x/react-charts/bars/#SalesBars)'],
  ])('leaves out %s', (_, text) => {
    expect(listExamples(text)).toEqual([]);
  });
});

describe('loadExamples', () => {
  it('reports a link that does not lead to a demo', async () => {
    const directory = createContentTree({
      'page.mdx': createPageText('<Example href="/x/react-charts/bars/#NoSuchDemo" />'),
    });
    const file = path.join(directory, 'page.mdx');
    await expect(loadExamples({ file })).rejects.toThrow(
      'There is no demo at /x/react-charts/bars/#NoSuchDemo.',
    );
  });
});
