import { describe, expect, it } from 'vitest';
import { getContrast } from './colorMath.ts';
import { codePalette, palette } from './tokens.ts';

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const colors = palette[scheme];
  const surfaces = ['ground', 'raised', 'sunken', 'primarySoft'] as const;

  it.each(surfaces)('has code colors with a contrast of at least 4.5:1 on %s', (surface) => {
    for (const [role, color] of Object.entries(codePalette[scheme])) {
      expect(getContrast(color, colors[surface]), role).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(surfaces)('has text colors with a contrast of at least 4.5:1 on %s', (surface) => {
    expect(getContrast(colors.text, colors[surface])).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(colors.textMuted, colors[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it('has code colors with a contrast of at least 4.5:1 in a selection', () => {
    for (const [role, color] of Object.entries(codePalette[scheme])) {
      expect(getContrast(color, colors.selection), role).toBeGreaterThanOrEqual(4.5);
    }
  });
});
