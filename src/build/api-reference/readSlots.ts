import ts from 'typescript';
import type { ApiClass, ApiSlot } from '#model/ApiReference.ts';
import { byName, readJsDoc } from './declarations.ts';
import { listProperties } from './listProperties.ts';
import type { Property } from './listProperties.ts';
import type { Reader } from './Reader.ts';

/** The parts of a component that can be replaced, from its `slots` and `slotProps`. */
export function readSlots(
  properties: readonly Property[],
  classes: readonly ApiClass[],
  reader: Reader,
  listSlotTiers: Property['slotTiers'] = undefined,
): ApiSlot[] {
  return [];
}
