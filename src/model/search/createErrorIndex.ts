import { splitRuns } from './tokenize.ts';

export interface ErrorIndex {
  /** A message with `…` in place of what the package fills in, and the place that explains it. */
  add: (place: string, message: string) => void;
  /** The places of the messages that a text quotes, with how well they match. The best match has 1. */
  find: (text: string) => Map<string, number>;
}

interface Message {
  place: string;
  /** Its sequences of words. */
  sequences: ReadonlySet<string>;
  /** The first sequence, unless the message starts with a gap. */
  opening: string | undefined;
}

/** How many words in a row are compared. Two are often the same by chance. */
const SEQUENCE = 3;
/** How many sequences a text must share with a message: few if it starts like the message, more if not. */
const MIN_FROM_START = 3;
const MIN_ANYWHERE = 4;
/** The share of the shorter one that must be in the other. Values in a message and slips of memory cost the rest. */
const MIN_SHARE = 0.5;
/** Matches this close to the best one are equally good. */
const MIN_STRENGTH = 0.8;
/** What follows in a longer text is a stack trace. */
const MAX_LENGTH = 1000;

/** Recognizes error messages that users paste, whole or in part. Questions in their own words don't match. */
export function createErrorIndex(): ErrorIndex {
  const bySequence = new Map<string, Message[]>();

  return {
    add(place, text) {
      const segments = text.split('…').map(toWords);
      const sequences = new Set(segments.flatMap(listSequences));
      const message = { place, sequences, opening: listSequences(segments[0] ?? [])[0] };
      for (const sequence of sequences) {
        const others = bySequence.get(sequence);
        if (others) others.push(message);
        else bySequence.set(sequence, [message]);
      }
    },
    find(text) {
      const asked = new Set(listSequences(toWords(text.slice(0, MAX_LENGTH))));
      const strengths = new Map<string, number>();
      for (const [message, { shared, weight }] of countShared(asked, bySequence)) {
        if (!isQuoted(message, shared, asked)) continue;
        strengths.set(message.place, Math.max(strengths.get(message.place) ?? 0, weight));
      }
      const best = Math.max(...strengths.values());
      return new Map(
        [...strengths]
          .map(([place, weight]): [string, number] => [place, weight / best])
          .filter(([, strength]) => strength >= MIN_STRENGTH),
      );
    },
  };
}

/** What a text shares with each message. A sequence that many messages contain says little about which one it is. */
function countShared(
  asked: ReadonlySet<string>,
  bySequence: ReadonlyMap<string, readonly Message[]>,
): Map<Message, { shared: number; weight: number }> {
  const counts = new Map<Message, { shared: number; weight: number }>();
  for (const sequence of asked) {
    const found = bySequence.get(sequence) ?? [];
    for (const message of found) {
      const { shared, weight } = counts.get(message) ?? { shared: 0, weight: 0 };
      counts.set(message, { shared: shared + 1, weight: weight + 1 / found.length });
    }
  }
  return counts;
}

function isQuoted(
  { sequences, opening }: Message,
  shared: number,
  asked: ReadonlySet<string>,
): boolean {
  if (shared / Math.min(sequences.size, asked.size) < MIN_SHARE) return false;
  if (shared >= MIN_ANYWHERE) return true;
  const startsSame = opening !== undefined && asked.has(opening);
  // A short message has few sequences.
  return startsSame && shared >= Math.min(MIN_FROM_START, sequences.size);
}

function toWords(text: string): string[] {
  return splitRuns(text).map((word) => word.toLowerCase());
}

/** `No row with id` → `no row with`, `row with id` */
function listSequences(words: readonly string[]): string[] {
  const starts = words.slice(SEQUENCE - 1);
  return starts.map((_, index) => words.slice(index, index + SEQUENCE).join(' '));
}
