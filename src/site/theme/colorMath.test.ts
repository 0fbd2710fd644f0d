import { describe, expect, it } from 'vitest';
import { getContrast, getDistance, parseColor, simulateVision } from './colorMath.ts';

describe('getContrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['hsl(0, 0%, 100%)', '#ffffff', 1],
    ['hsl(120, 100%, 50%)', '#00ff00', 1],
    ['hsl(240, 100%, 50%)', '#ffffff', 8.59],
  ])('compares %s with %s', (first, second, ratio) => {
    expect(getContrast(first, second)).toBeCloseTo(ratio, 2);
  });

  it('throws an error with a color that it cannot parse', () => {
    expect(() => getContrast('teal', '#ffffff')).toThrow('"teal" is neither');
  });
});

it('makes red and green similar with deuteranopia, but not yellow and blue', () => {
  const see = (color: string) => simulateVision(parseColor(color), 'deuteranopia');
  const normal = getDistance(parseColor('#c85a28'), parseColor('#6e8c1e'));
  expect(getDistance(see('#c85a28'), see('#6e8c1e'))).toBeLessThan(normal / 2);
  expect(getDistance(see('#ffff00'), see('#0000ff'))).toBeGreaterThan(50);
});
