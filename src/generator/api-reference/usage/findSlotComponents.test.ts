import { describe, expect, it } from 'vitest';
import { createComponent, createFamily } from '../read/apiFixtures.ts';
import { findSlotComponents } from './findSlotComponents.ts';

function find(type: string, slot = 'part'): string[] {
  const family = createFamily({
    components: [
      createComponent('Chart', {
        slots: [{ name: 'part', description: '', plan: 'community', props: { text: type } }],
      }),
      createComponent('Legend'),
      createComponent('Tooltip'),
    ],
  });
  return findSlotComponents(family, 'Chart', slot).map(({ name }) => name);
}

describe('findSlotComponents', () => {
  it.each([
    ['LegendProps', ['Legend']],
    ['Partial<TooltipProps>', ['Tooltip']],
    ['ExportedLegendProps', ['Legend']],
    ['SlotComponentProps<typeof Legend, {}, LegendOwnerState>', ['Legend']],
    ['SlotProps<TooltipProps, TooltipPropsOverrides>', ['Tooltip']],
    ['Partial<LegendProps | TooltipProps>', ['Legend', 'Tooltip']],
    ['Partial<PaperProps>', []],
  ])('reads %s', (type, expected) => {
    expect(find(type)).toEqual(expected);
  });

  it('finds nothing for a slot or a component that does not exist', () => {
    expect(find('LegendProps', 'other')).toEqual([]);
    expect(findSlotComponents(undefined, 'Chart', 'part')).toEqual([]);
  });
});
