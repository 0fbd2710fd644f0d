import { announce, copyText, showCopied } from '../../ui/enhanceCodeBlocks.ts';

/** Puts the Markdown of the page on the clipboard and says whether that worked. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const text = loadMarkdown(button.dataset['copyPage'] ?? '');
  try {
    await writeLater(text);
    showCopied(button);
  } catch {
    announce(button.dataset['failedText'] ?? '');
  }
}

async function loadMarkdown(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.text();
}

/** Safari allows the clipboard only within the click itself, so it is given the promise. */
async function writeLater(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    // Where the clipboard is refused nobody waits for it.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await copyText(await text);
  }
}
