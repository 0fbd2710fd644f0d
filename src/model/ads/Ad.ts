/** One ad, wherever it comes from. */
export interface Ad {
  /** Says what its picture shows, and ends its label. */
  name: string;
  link: string;
  /** Drawn 130 × 100. */
  img?: string;
  /** Stands in bold before the description. */
  descriptionHeader: string;
  description: string;
  /** Fills "ad by …". */
  poweredby: string;
  /** What analytics know it by. */
  label: string;
}

/** An ad of the feed, with the invisible pictures that count its display. */
export interface FeedAd extends Ad {
  pixels: readonly string[];
}

/** The first usable ad in an answer of the feed; `null` where there is none. */
export function parseFeed(answer: unknown): FeedAd | null {
  const ads = isRecord(answer) && Array.isArray(answer['ads']) ? answer['ads'] : [];
  for (const entry of ads) {
    const ad = parseFeedEntry(entry);
    if (ad) return ad;
  }
  return null;
}

function parseFeedEntry(entry: unknown): FeedAd | null {
  if (!isRecord(entry)) return null;
  const link = readAddress(entry['statlink']);
  if (!link) return null;
  const image = readAddress(entry['image']);
  const name = readText(entry['company']);
  return {
    name,
    link,
    ...(image ? { img: image } : {}),
    descriptionHeader: name,
    description: readText(entry['description']),
    poweredby: 'Carbon',
    label: 'carbon-demo-inline',
    pixels: listPixels(entry),
  };
}

/** `pixel: 'https://a.test/[timestamp]||https://b.test/'` → one address each, with `timestamp` in place. */
function listPixels(entry: Record<string, unknown>): string[] {
  const timestamp = readText(entry['timestamp']);
  const pieces = readText(entry['pixel'])
    .split('||')
    .map((piece) => piece.trim().replaceAll('[timestamp]', timestamp));
  return [entry['statimp'], ...pieces].flatMap((piece) => readAddress(piece) ?? []);
}

/** Only what leads to the web: a feed must not bring a script into a link. */
function readAddress(value: unknown): string | undefined {
  const text = readText(value).trim();
  return /^(https?:)?\/\/[^/]/i.test(text) ? text : undefined;
}

function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Programs that read pages for search engines and the like. */
export function isBot(userAgent: string): boolean {
  return /bot|crawler|spider|crawling/i.test(userAgent);
}
