export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

export const DEFAULT_CODE_VARIANT = 'TS' satisfies CodeVariant;
export const CODE_VARIANT_COOKIE = 'codeVariant';

export function isCodeVariant(value: unknown): value is CodeVariant {
  return CODE_VARIANTS.some((variant) => variant === value);
}

/** The initial variant: from the hash, else the saved one, else TypeScript. */
export function readCodeVariant(source: { hash: string; cookie: string | undefined }): CodeVariant {
  if (source.hash.endsWith('.tsx')) return 'TS';
  if (source.hash.endsWith('.js')) return 'JS';
  return isCodeVariant(source.cookie) ? source.cookie : DEFAULT_CODE_VARIANT;
}
