import { describe, expect, it } from 'vitest';
import { normalizePagePath } from './normalizePagePath.ts';

describe('normalizePagePath', () => {
  it.each([
    ['/x/introduction/mcp/', '/x/introduction/mcp/'],
    ['/x/introduction/mcp', '/x/introduction/mcp/'],
    ['x/introduction/mcp.md', '/x/introduction/mcp/'],
    ['introduction/mcp', '/x/introduction/mcp/'],
    ['https://docs.example/zh/x/introduction/mcp/?a=1#tools', '/zh/x/introduction/mcp/'],
    ['/x/introduction/index.html', '/x/introduction/'],
    ['/x/', '/x/'],
    ['x', '/x/'],
    ['', '/x/'],
    ['  /x/react-charts/  ', '/x/react-charts/'],
    ['../../etc/passwd', '/x/../../etc/passwd/'],
    ['/x//react-charts', '/x/react-charts/'],
  ])('reads %o as %s', (address, expected) => {
    expect(normalizePagePath(address)).toBe(expected);
  });
});
