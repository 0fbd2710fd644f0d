import { announce, copyText, showCopied } from '../../ui/enhanceCodeBlocks.ts';

/** Copies the Markdown of the page and reports the result. */
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

/** Safari allows clipboard access only during the click, so the promise is passed to it. */
async function writeLater(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    // If clipboard access is denied, nothing awaits this promise.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await copyText(await text);
  }
}
