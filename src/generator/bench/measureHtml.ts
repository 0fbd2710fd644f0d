import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getDistDir } from '../files/getDistDir.ts';
import type { BenchRow } from './BenchRow.ts';

const BUDGET_KB = 30;
/** Pictures of charts, which readers without JavaScript see in frames. They aren't pages. */
const PICTURES = `${path.sep}chart-pictures${path.sep}`;

/** The largest page as it's sent, and how many are over the budget. */
export function measureHtml(dist: string = getDistDir()): BenchRow[] {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html.br') && !name.includes(PICTURES))
    .map((name) => ({ name, kB: statSync(path.join(dist, name)).size / 1000 }))
    .toSorted((a, b) => b.kB - a.kB);
  const [largest] = pages;
  if (!largest) return [];
  const over = pages.filter(({ kB }) => kB > BUDGET_KB).length;
  return [
    {
      subject: `${pages.length} pages`,
      what: 'largest HTML, brotli',
      value: Math.round(largest.kB * 10) / 10,
      budget: BUDGET_KB,
      unit: 'kB',
    },
    {
      subject: `${pages.length} pages`,
      what: 'pages over 30 kB',
      value: over,
      budget: 0,
      unit: '',
    },
  ];
}
