interface Size {
  width: number;
  height: number;
}

/** Distance to the edges of the screen. */
const EDGE = 12;
/** Distance to the word, which is small enough to move the pointer across. */
const GAP = 6;

/** Places the popover below the word if there's room, otherwise above it, and always within the screen. */
export function placeHint(
  rect: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  popover: Size,
  screen: Size,
  isRtl: boolean,
): { left: number; top: number } {
  const start = isRtl ? rect.right - popover.width : rect.left;
  const last = Math.max(EDGE, screen.width - popover.width - EDGE);
  const below = rect.bottom + GAP;
  const above = rect.top - GAP - popover.height;
  const fitsBelow = below + popover.height + EDGE <= screen.height;
  return {
    left: Math.min(Math.max(EDGE, start), last),
    top: fitsBelow || above < EDGE ? below : above,
  };
}
