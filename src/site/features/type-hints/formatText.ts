const INLINE = /`([^`]+)`|\[([^\]]+)\]\([^)\s]*\)|\*\*([^*]+)\*\*/g;

/** Formats a description with its code. Links and strong text become plain text. */
export function formatText(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label, strong] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code === undefined) {
      parts.push(label ?? strong ?? '');
    } else {
      const element = document.createElement('code');
      element.textContent = code;
      parts.push(element);
    }
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}
