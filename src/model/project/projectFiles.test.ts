import { describe, expect, it } from 'vitest';
import { toProjectName } from './projectFiles.ts';

describe('toProjectName', () => {
  it.each([
    ['BasicBars', 'basic-bars-demo'],
    ['ToggleAPIKeys', 'toggle-api-keys-demo'],
    ['Heatmap2D', 'heatmap-2-d-demo'],
    ['X', 'x-demo'],
  ])('calls %s %s', (name, expected) => {
    expect(toProjectName(name)).toBe(expected);
  });
});
