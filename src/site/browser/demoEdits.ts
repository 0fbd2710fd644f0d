/** Edited files of a demo by name: `{ 'BasicBars.tsx': '…' }`. Unedited files aren't in it. */
export type DemoEdits = Readonly<Record<string, string>>;

const PREFIX = 'x-demo-edits:';
/** A fallback that lasts as long as the page, for browsers with blocked or full storage. */
const memory = new Map<string, DemoEdits>();

/** Returns the reader's edits to a demo in this tab. Each styling of a demo has separate files. */
export function readEdits(id: string, styling: string): DemoEdits {
  const key = getKey(id, styling);
  const kept = memory.get(key);
  if (kept) return kept;
  const text = withStorage((storage) => storage.getItem(key));
  return text ? parseEdits(text) : {};
}

/** Keeps edits for the rest of the session. Returns false if they last only as long as the page. */
export function writeEdits(id: string, styling: string, edits: DemoEdits): boolean {
  const key = getKey(id, styling);
  memory.delete(key);
  const isEmpty = Object.keys(edits).length === 0;
  const isStored = withStorage((storage) => {
    if (isEmpty) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(edits));
    return true;
  });
  if (!isStored && !isEmpty) memory.set(key, edits);
  return isStored ?? false;
}

/** Whether any demo has been edited in this tab. The check is cheap enough for every page. */
export function hasStoredEdits(): boolean {
  return (
    withStorage((storage) => Object.keys(storage).some((key) => key.startsWith(PREFIX))) ?? false
  );
}

function getKey(id: string, styling: string): string {
  return `${PREFIX}${id}:${styling}`;
}

function parseEdits(text: string): DemoEdits {
  try {
    const value = JSON.parse(text) as unknown;
    if (value === null || typeof value !== 'object') return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

function withStorage<Result>(run: (storage: Storage) => Result): Result | undefined {
  try {
    return run(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}
