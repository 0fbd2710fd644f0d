const KEEP_MS = 60_000;

/** Downloads a file. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
