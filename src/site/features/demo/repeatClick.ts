/**
 * Repeats a click on a stage that was at `before`. What was clicked may be gone by now, and what replaced it is found by its place.
 */
export function repeatClick(
  stage: HTMLElement,
  { target, clientX, clientY }: MouseEvent,
  before: DOMRect,
): void {
  const now = stage.getBoundingClientRect();
  const point = {
    clientX: clientX + now.left - before.left,
    clientY: clientY + now.top - before.top,
  };
  const again =
    target instanceof Element && isStillThere(stage, target)
      ? target
      : document.elementFromPoint(point.clientX, point.clientY);
  if (!again || !stage.contains(again)) return;
  again.dispatchEvent(
    new MouseEvent('click', { ...point, bubbles: true, cancelable: true, composed: true }),
  );
}

/** A picture covers the demo for a moment after that is live, but nobody clicks a picture. */
function isStillThere(stage: HTMLElement, target: Element): boolean {
  return target !== stage && stage.contains(target) && !target.closest('[data-picture]');
}
