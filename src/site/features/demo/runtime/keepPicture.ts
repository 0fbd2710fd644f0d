/** So many frames without a change mean that nothing is animated anymore. A busy browser has few frames, so this isn't a time. */
const STILL_FRAMES = 5;
/** Some demos never stop moving. */
const LATEST_MS = 2000;

/**
 * Remembers the picture that a stage shows before its demo is mounted, which removes it. The function that's returned puts the picture
 * back on top until the animations that charts start with are over.
 */
export function keepPicture(stage: HTMLElement): () => void {
  const picture = stage.querySelector<HTMLElement>(':scope > [data-picture]');
  if (!picture || matchMedia('(prefers-reduced-motion)').matches) return () => {};
  return () => {
    picture.dataset['leaving'] = '';
    picture.ariaHidden = 'true';
    stage.append(picture);
    stage.dataset['covered'] = '';
    void untilStill(stage).then(() => {
      picture.remove();
      delete stage.dataset['covered'];
    });
  };
}

function untilStill(stage: HTMLElement): Promise<void> {
  const latest = performance.now() + LATEST_MS;
  let stillFrames = 0;
  const observer = new MutationObserver(() => (stillFrames = 0));
  observer.observe(stage, { subtree: true, attributes: true, childList: true });
  return new Promise((resolve) => {
    const check = (now: number) => {
      stillFrames += 1;
      if (stillFrames <= STILL_FRAMES && now < latest) {
        requestAnimationFrame(check);
        return;
      }
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(check);
  });
}
