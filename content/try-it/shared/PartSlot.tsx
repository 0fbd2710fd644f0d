import { createContext, use } from 'react';
import type { RenderPart } from './Scene.ts';

/** Renders the part. A slot's component must stay the same between renders, so the slot reads its content from here. */
export const Part = createContext<RenderPart>(() => null);

/** Fills a slot with the part and passes it the slot's props. */
export function PartSlot(given: object) {
  return use(Part)(given as Readonly<Record<string, unknown>>);
}
