import { describe, expect, it } from 'vitest';
import { getContrast, getDistance, parseColor, simulateVision, toOklab } from './colorMath.ts';
import type { LinearColor } from './colorMath.ts';
import { chartPalette, palette } from './tokens.ts';

const VISIONS = {
  'normal vision': (color: LinearColor) => color,
  deuteranopia: (color: LinearColor) => simulateVision(color, 'deuteranopia'),
  protanopia: (color: LinearColor) => simulateVision(color, 'protanopia'),
  tritanopia: (color: LinearColor) => simulateVision(color, 'tritanopia'),
};

describe.each(['light', 'dark'] as const)('the chart palette of the %s scheme', (scheme) => {
  const colors = chartPalette[scheme];

  it.each(colors)('keeps %s readable on the page and on raised surfaces', (color) => {
    const { ground, raised } = palette[scheme];
    expect(getContrast(color, ground)).toBeGreaterThanOrEqual(3);
    expect(getContrast(color, raised)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(VISIONS))('is distinguishable with %s', (_, see) => {
    const seen = colors.map((color) => see(parseColor(color)));
    seen.forEach((color, index) => {
      seen.slice(index + 1).forEach((other, distance) => {
        const minimum = distance === 0 ? 10 : 6;
        const names = `${colors[index]} and ${colors[index + 1 + distance]}`;
        expect(getDistance(color, other), names).toBeGreaterThanOrEqual(minimum);
      });
    });
  });

  it('alternates in lightness, so that neighbors differ in grayscale', () => {
    const lightness = colors.map((color) => toOklab(parseColor(color))[0]);
    lightness.slice(1).forEach((value, index) => {
      const names = `${colors[index]} and ${colors[index + 1]}`;
      expect(Math.abs(value - (lightness[index] ?? 0)), names).toBeGreaterThanOrEqual(8);
    });
  });
});
