import { createContext, use } from 'react';
import type { RenderPart } from './Scene.ts';

/** The part that is shown. Slots must stay the same components, so what is drawn in them comes from here. */
export const Part = createContext<RenderPart>(() => null);

/** A component for a slot: the part, with what the slot is given. */
export function PartSlot(given: object) {
  return use(Part)(given as Readonly<Record<string, unknown>>);
}
