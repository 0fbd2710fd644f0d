import { describe, expect, it } from 'vitest';
import { toRoute } from './toRoute.ts';

describe('toRoute', () => {
  it.each([
    ['/feedback', '/feedback'],
    ['/mcp?session=1', '/mcp'],
    ['http://docs.test/healthz', '/healthz'],
    ['/x/react-charts/bars/', 'page'],
    ['/', 'page'],
    ['/x/react-charts/bars.md', 'markdown'],
    ['/x/_astro/app.B2kF9x.js', 'asset'],
    ['/feedback/more', 'page'],
  ])('counts %s as %s', (target, route) => {
    expect(toRoute(target)).toBe(route);
  });
});
