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

/** Finds the last section with a heading above or in the top eighth of the viewport. At the end of the page, it's the last section. */
export function findActiveSection(
  sections: readonly SectionPosition[],
  { scroll, viewport, document }: ScrollPosition,
): string | undefined {
  if (scroll < TOP_ZONE) return undefined;
  if (scroll + viewport >= document - 2) return sections.at(-1)?.id;
  return sections.findLast(({ top }) => top <= scroll + viewport / 8)?.id;
}
