export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];

export const DEFAULT_CODE_STYLING = 'MUI System' satisfies CodeStyling;
export const CODE_STYLING_COOKIE = 'codeStyling';

/** The prefix for each styling in a hash, such as `#tailwind-BasicBars.tsx`. */
export const CODE_STYLING_TOKENS = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
} as const satisfies Record<CodeStyling, string>;

export type CodeStylingToken = (typeof CODE_STYLING_TOKENS)[CodeStyling];

// A hash may contain several tokens; the first of these wins.
const LOOKUP_ORDER = ['Tailwind', 'CSS', 'MUI System'] satisfies CodeStyling[];

export function isCodeStyling(value: unknown): value is CodeStyling {
  return CODE_STYLINGS.some((styling) => styling === value);
}

/** `tailwind` → `Tailwind` */
export function findCodeStyling(token: string | undefined): CodeStyling | undefined {
  return CODE_STYLINGS.find((styling) => CODE_STYLING_TOKENS[styling] === token);
}

/** The initial styling: from the hash, else the saved one, else MUI System. */
export function readCodeStyling(source: { hash: string; cookie: string | undefined }): CodeStyling {
  const fromHash = /\.(js|tsx)$/.test(source.hash)
    ? LOOKUP_ORDER.find((styling) => source.hash.includes(`${CODE_STYLING_TOKENS[styling]}-`))
    : undefined;
  if (fromHash) return fromHash;
  return isCodeStyling(source.cookie) ? source.cookie : DEFAULT_CODE_STYLING;
}
