import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveNotFoundPages } from './moveNotFoundPages.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'x-docs-not-found-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('moveNotFoundPages', () => {
  it('leaves no page with a URL', () => {
    mkdirSync(path.join(dist, 'zh/404'), { recursive: true });
    writeFileSync(path.join(dist, 'zh/404/index.html'), '<p>404');
    moveNotFoundPages(dist);
    expect(readFileSync(path.join(dist, 'zh/404.html'), 'utf8')).toBe('<p>404');
    expect(existsSync(path.join(dist, 'zh/404'))).toBe(false);
  });

  it('does nothing where the pages have been moved', () => {
    expect(() => moveNotFoundPages(dist)).not.toThrow();
  });
});
