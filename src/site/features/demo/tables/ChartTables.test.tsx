// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import type { ChartTable } from '#model/demo/ChartTable.ts';
import { createDocsConfig } from '../../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../../browser/DocsConfigContext.tsx';
import { ChartTables } from './ChartTables.tsx';

afterEach(cleanup);

const harvest: ChartTable = {
  name: 'Harvest',
  note: 'Weight (t)',
  columns: [{ key: 'date' }, 'Oats', { key: 'series', number: 2 }],
  rows: [
    ['2025', '31.5', ''],
    ['2026', '1,200', '26'],
  ],
};

function show(tables: readonly ChartTable[], isInitial = false): void {
  const config = createDocsConfig({ config: siteConfig, locale: 'en', dictionaries: { en } });
  render(
    <DocsConfigProvider value={config}>
      <ChartTables tables={tables} isInitial={isInitial} />
    </DocsConfigProvider>,
  );
}

const listTexts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

describe('ChartTables', () => {
  it('gives a table a caption and headers for its columns and rows', () => {
    show([harvest]);
    const table = screen.getByRole('table', { name: /^Harvest/ });
    const columns = within(table).getAllByRole('columnheader');
    expect(listTexts(columns)).toEqual(['Date', 'Oats', 'Series 2']);
    expect(columns.map((header) => header.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
    const rows = within(table).getAllByRole('rowheader');
    expect(listTexts(rows)).toEqual(['2025', '2026']);
    expect(rows.map((header) => header.getAttribute('scope'))).toEqual(['row', 'row']);
    expect(listTexts(within(table).getAllByRole('cell'))).toEqual(['31.5', '', '1,200', '26']);
    expect(table.querySelector('caption')?.textContent).toContain('Weight (t)');
  });

  it('scrolls each table in a place that the keyboard reaches', () => {
    show([harvest]);
    const place = screen.getByRole('group', { name: 'Harvest, Weight (t)' });
    expect(place.tabIndex).toBe(0);
  });

  it('aligns values, but not the names of series', () => {
    const columns = [{ key: 'point' }, { key: 'series' }, 'Depth'] as const;
    show([{ columns, rows: [['Ridge well', 'Wells', '12']] }]);
    const isNumber = (cell: HTMLElement) => cell.className.includes('number');
    expect(screen.getAllByRole('columnheader').map(isNumber)).toEqual([false, false, true]);
    expect(screen.getAllByRole('cell').map(isNumber)).toEqual([false, true]);
  });

  it.each([
    ['Chart 1', { columns: [{ key: 'category' }, 'Oats'], rows: [['A', '1']] }],
    ['Gauges', { columns: [{ key: 'gauge' }, { key: 'value' }], rows: [['A', '1']] }],
  ] satisfies [string, ChartTable][])('names a table without a name %s', (name, table) => {
    show([table]);
    expect(screen.getByRole('table', { name })).toBeTruthy();
  });

  it('says how many rows there are in all', () => {
    show([{ ...harvest, total: 1096 }]);
    expect(screen.getByText('The first 2 of 1,096 rows')).toBeTruthy();
  });

  it.each([true, false])('says that charts can change: %s', (isInitial) => {
    show([harvest], isInitial);
    const text = screen.getByText('This is the data that the demo starts with.');
    expect('shown' in text.dataset).toBe(isInitial);
  });
});
