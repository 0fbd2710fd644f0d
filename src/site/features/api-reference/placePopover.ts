/** Places an open popover below its button, or above it if there's more room. */
export function placePopover(popover: HTMLElement, button: HTMLElement, widest: number): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const width = Math.min(widest, innerWidth - 24);
  popover.style.width = `${width}px`;
  popover.style.left = `${Math.max(12, Math.min(left, innerWidth - width - 12))}px`;
  const height = popover.offsetHeight;
  const isBelow = bottom + 6 + height <= innerHeight || bottom < innerHeight / 2;
  popover.style.top = `${isBelow ? bottom + 6 : Math.max(12, top - 6 - height)}px`;
}
