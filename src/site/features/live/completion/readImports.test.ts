import { expect, it } from 'vitest';
import { readImports } from './readImports.ts';

it('reads names, aliases, and packages', () => {
  const { names, packages } = readImports(`
import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart as Chart, type LineSeries } from '@mui/x-charts/LineChart';
import type { GridColDef } from '@mui/x-data-grid';
import {
  DataGrid,
  gridClasses,
} from '@mui/x-data-grid';
import './styles.css';
`);
  expect([...names]).toEqual([
    ['Chart', 'LineChart'],
    ['LineSeries', 'LineSeries'],
    ['GridColDef', 'GridColDef'],
    ['DataGrid', 'DataGrid'],
    ['gridClasses', 'gridClasses'],
  ]);
  expect(packages).toEqual([
    'react',
    '@mui/material/Box',
    '@mui/x-charts/LineChart',
    '@mui/x-data-grid',
  ]);
});

it('ignores imports in comments and strings, and reads incomplete code', () => {
  const { names, packages } = readImports(`
// import { Old } from 'old';
const text = "import { A } from 'a'";
import { DataGrid } from '@mui/x-data-grid';
export default () => <DataGrid ro`);
  expect([...names.keys()]).toEqual(['DataGrid']);
  expect(packages).toEqual(['@mui/x-data-grid']);
});
