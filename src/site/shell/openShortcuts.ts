import { OPEN_SHEET } from '../features/shortcuts/enhanceShortcuts.ts';

/** Mounts the sheet of keys the first time, and asks it to open again after that. */
export async function openShortcuts(): Promise<void> {
  const { openIsland } = await import('./islands.tsx');
  document.body.dispatchEvent(new Event(OPEN_SHEET));
  await openIsland('shortcuts', document.body);
}
