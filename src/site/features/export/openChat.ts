import { siteConfig } from '#content/site.config.ts';
import { formatProjectTitle } from '#model/project/createProject.ts';
import { createChatRequest } from './createChatRequest.ts';
import type { DemoRequest } from './DemoRequest.ts';
import { loadPackageVersions } from './loadPackageVersions.ts';

/** Sends the demo to the chat service and opens the URL it returns. */
export async function openChat(
  { name, variant, load }: DemoRequest,
  url: string = siteConfig.chat.url,
): Promise<void> {
  if (!url) throw new Error('No chat is configured.');
  const [code, versions] = await Promise.all([load(), loadPackageVersions()]);
  const title = formatProjectTitle(name, siteConfig.library.name);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(createChatRequest({ title, code, variant, versions })),
  });
  if (!response.ok) throw new Error(`The chat service returned status ${response.status}.`);
  window.open(readUrl(await response.json()), '_blank', 'noopener');
}

/** `{ "url": "https://…" }`. Any other scheme could run a script in this page. */
function readUrl(body: unknown): string {
  const url = body !== null && typeof body === 'object' && 'url' in body && body.url;
  if (typeof url !== 'string' || !url.startsWith('https://')) {
    throw new Error('The chat service returned no URL.');
  }
  return url;
}
