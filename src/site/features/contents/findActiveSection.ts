export interface SectionPosition {
  id: string;
  /** Distance of its heading from the top of the document. */
  top: number;
}

export interface ScrollPosition {
  scroll: number;
  viewport: number;
  document: number;
}

/** No section is marked at the top of the page. */
const TOP_ZONE = 200;

/** The current section: the last one whose heading is in the top eighth of the viewport or above; at the very end, the last one. */
export function findActiveSection(
  sections: readonly SectionPosition[],
  { scroll, viewport, document }: ScrollPosition,
): string | undefined {
  if (scroll < TOP_ZONE) return undefined;
  if (scroll + viewport >= document - 2) return sections.at(-1)?.id;
  return sections.findLast(({ top }) => top <= scroll + viewport / 8)?.id;
}
