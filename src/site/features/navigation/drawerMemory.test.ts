// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { DRAWER_KEY, restoreDrawer } from './drawerMemory.ts';
import type { DrawerMemory } from './drawerMemory.ts';

const URL = '/x/navigation/x-charts.en.1.json';
const WHOLE = `<ul><li><details data-group="/x/charts-lines"><summary>Lines</summary>
  <ul><li><a href="/x/charts/lines/">Lines overview</a></li></ul></details></li></ul>`;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<div id="drawer-tree"><ul>
    <li><details data-group="/x/introduction-group" open><summary>Introduction</summary>
      <ul><li><a href="/x/introduction/" aria-current="page">Overview</a></li></ul></details></li>
    <li><details data-group="/x/charts-group" data-content="${URL}"><summary>Charts</summary>
      <ul><li><a href="/x/charts/">Overview</a></li></ul></details></li>
  </ul></div>`;
});

const find = (name: string) => document.querySelector<HTMLDetailsElement>(`[data-group="${name}"]`);

function restore(memory: DrawerMemory): void {
  sessionStorage.setItem(DRAWER_KEY, JSON.stringify(memory));
  restoreDrawer(DRAWER_KEY);
}

describe('restoreDrawer', () => {
  it('completes and opens the group of another product with content that an earlier page loaded', () => {
    sessionStorage.setItem(URL, WHOLE);
    restore({ groups: { '/x/charts-group': true, '/x/charts-lines': true } });
    expect(find('/x/charts-group')?.open).toBe(true);
    expect(find('/x/charts-group')?.dataset['content']).toBeUndefined();
    expect(find('/x/charts-group')?.querySelectorAll(':scope > ul')).toHaveLength(1);
    expect(find('/x/charts-lines')?.open).toBe(true);
  });

  it('leaves the group closed if the content is not available', () => {
    restore({ groups: { '/x/charts-group': true } });
    expect(find('/x/charts-group')?.open).toBe(false);
    expect(find('/x/charts-group')?.dataset['content']).toBe(URL);
  });

  it('leaves the group short if the reader had closed it', () => {
    sessionStorage.setItem(URL, WHOLE);
    restore({ groups: { '/x/charts-group': false } });
    expect(find('/x/charts-group')?.dataset['content']).toBe(URL);
  });

  it('leaves the group short and closed if the reader comes from that product', () => {
    sessionStorage.setItem(URL, WHOLE);
    restore({ groups: { '/x/charts-group': true }, family: '/x/charts-group' });
    expect(find('/x/charts-group')?.open).toBe(false);
    expect(find('/x/charts-lines')).toBeNull();
  });
});
