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
  if (!response.ok) throw new Error(`The chat service answered ${response.status}.`);
  window.open(readAddress(await response.json()), '_blank', 'noopener');
}

/** `{ "url": "https://…" }`. Any other scheme could run a script in this page. */
function readAddress(answer: unknown): string {
  const address = answer !== null && typeof answer === 'object' && 'url' in answer && answer.url;
  if (typeof address !== 'string' || !address.startsWith('https://')) {
    throw new Error('The chat service answered without an address.');
  }
  return address;
}
