import { findCodeStyling, type CodeStyling } from './codeStyling.ts';
import type { CodeVariant } from './codeVariant.ts';

export interface DemoHash {
  name: string;
  /** Present if the link asks for the code, absent if it only points to the demo. */
  variant?: CodeVariant;
  styling?: CodeStyling;
}

// Demos have component names and heading ids are lowercase, so `#Bars` and `#bars` never collide.
const DEMO_HASH = /^#?(?:(tailwind|css|system)-(?=.*\.))?([A-Z]\w*)(?:\.(tsx|js))?$/;

/** `#tailwind-BasicBars.js` → `BasicBars`, `JS`, `Tailwind`; `null` for the anchor of a heading */
export function parseDemoHash(hash: string): DemoHash | null {
  const [, token, name, extension] = DEMO_HASH.exec(hash) ?? [];
  if (name === undefined) return null;
  const styling = findCodeStyling(token);
  return {
    name,
    ...(extension && { variant: extension === 'tsx' ? 'TS' : 'JS' }),
    ...(styling && { styling }),
  };
}
