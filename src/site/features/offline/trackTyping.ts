const TEXT_TYPES = new Set(['text', 'search', 'email', 'url', 'tel', 'number', 'password', '']);

/** Tracks where the reader types. The returned function checks whether any of that text is still there. */
export function trackTyping(root: Document): () => boolean {
  const touched = new Set<Element>();
  const note = ({ target }: Event) => {
    if (target instanceof Element && isTextField(target)) touched.add(target);
  };
  root.addEventListener('input', note, { capture: true, passive: true });
  if (root.activeElement && isTextField(root.activeElement)) touched.add(root.activeElement);
  return () => {
    // Editors report whether their text has changed.
    if ('unsaved' in root.documentElement.dataset) return true;
    return [...touched].some((field) => field.isConnected && readText(field).trim() !== '');
  };
}

function isTextField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return TEXT_TYPES.has(element.type);
  return element instanceof HTMLTextAreaElement;
}

function readText(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : '';
}
