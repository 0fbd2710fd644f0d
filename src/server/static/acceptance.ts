import type { Encoding } from '#model/delivery/DeliveryManifest.ts';

type Qualities = ReadonlyMap<string, number>;

/** Browsers send the same few headers over and over. The cache has a limit, so that nobody can fill the memory with others. */
const known = new Map<string, Qualities>();
const MAX_KNOWN = 200;

/** `br;q=0.8, gzip` → `{ br: 0.8, gzip: 1 }` */
function readQualities(header: string): Qualities {
  const qualities = known.get(header) ?? parseQualities(header);
  if (known.size < MAX_KNOWN) known.set(header, qualities);
  return qualities;
}

function parseQualities(header: string): Qualities {
  const qualities = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = quality === undefined ? 1 : Number(quality);
    if (name !== '') qualities.set(name, Number.isFinite(value) ? value : 0);
  }
  return qualities;
}

/** Chooses the best encoding that the client accepts. `undefined` means uncompressed. */
export function chooseEncoding(
  header: string | null,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (header === null || offered.length === 0) return undefined;
  const qualities = readQualities(header);
  const rest = qualities.get('*') ?? 0;
  let best: Encoding | undefined;
  let bestQuality = 0;
  for (const encoding of offered) {
    const quality = qualities.get(encoding) ?? rest;
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality];
  }
  return best;
}

/** True if the client prefers Markdown to HTML. A tie means HTML, and `*\/*` doesn't count as a request for Markdown. */
export function prefersMarkdown(header: string | null): boolean {
  if (header === null || !header.includes('text/markdown')) return false;
  const qualities = readQualities(header);
  return (qualities.get('text/markdown') ?? 0) > (qualities.get('text/html') ?? 0);
}
