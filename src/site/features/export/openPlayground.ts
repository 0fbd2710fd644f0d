import type { DemoRequest } from './DemoRequest.ts';

/** Files → `code=…`; `null` if they don't fit into a link */
export type FormatFragment = (files: readonly { name: string; source: string }[]) => string | null;

/** Opens the demo's code in the playground, which reads it from the URL. False if the code is too long. */
export async function openPlayground(
  { variant, load }: DemoRequest,
  formatFragment: FormatFragment,
): Promise<boolean> {
  const { files } = await load();
  const fragment = formatFragment(files.map((file) => file[variant]));
  if (fragment === null) return false;
  window.open(`/playground/#${fragment}`, '_blank', 'noopener');
  return true;
}
