/** One ad, from any source. */
export interface Ad {
  /** The alt text of the image, and the end of the label. */
  name: string;
  link: string;
  /** Rendered at 130 × 100 pixels. */
  img?: string;
  /** Shown in bold before the description. */
  descriptionHeader: string;
  description: string;
  /** The publisher in "ad by …". */
  poweredby: string;
  /** The label that analytics reports. */
  label: string;
}

/** An ad from the feed, with the tracking pixels that count its display. */
export interface FeedAd extends Ad {
  pixels: readonly string[];
}

/** Returns the first usable ad in a feed response, or `null` if there is none. */
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

/** `pixel: 'https://a.test/[timestamp]||https://b.test/'` → one URL each, with `timestamp` filled in */
function listPixels(entry: Record<string, unknown>): string[] {
  const timestamp = readText(entry['timestamp']);
  const pieces = readText(entry['pixel'])
    .split('||')
    .map((piece) => piece.trim().replaceAll('[timestamp]', timestamp));
  return [entry['statimp'], ...pieces].flatMap((piece) => readAddress(piece) ?? []);
}

/** Only web URLs, so that a feed can't smuggle a script into a link. */
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

/** Search engine crawlers and similar bots. */
export function isBot(userAgent: string): boolean {
  return /bot|crawler|spider|crawling/i.test(userAgent);
}
