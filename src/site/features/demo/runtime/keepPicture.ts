/** Charts animate for 300 ms when they're mounted. */
const ANIMATION_MS = 350;

/**
 * Remembers the picture that a stage shows before its demo is mounted, which removes it. The function that's returned puts the picture
 * back on top until the animations of charts are over.
 */
export function keepPicture(stage: HTMLElement): () => void {
  const picture = stage.querySelector<HTMLElement>(':scope > [data-picture]');
  if (!picture || matchMedia('(prefers-reduced-motion)').matches) return () => {};
  return () => {
    picture.dataset['leaving'] = '';
    picture.ariaHidden = 'true';
    stage.append(picture);
    setTimeout(() => picture.remove(), ANIMATION_MS);
  };
}
