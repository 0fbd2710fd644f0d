const KEEP_MS = 60_000;

/** Hands a file to the browser to save. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
