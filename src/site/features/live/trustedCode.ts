import { createListSlot } from '../../browser/createListSlot.ts';
import { formatCodeFragment } from './codeFragment.ts';
import type { LiveFile } from './LiveFile.ts';

/** Code that the site passed to the playground, or that the reader wrote or agreed to run. The newest is first. */
const trustedCode = createListSlot({ key: 'x-playground-trusted', most: 12 });

/** From now on, a link with exactly this code runs without asking. */
export function trustCode(files: readonly LiveFile[]): void {
  const code = formatCodeFragment(files);
  if (code === null) return;
  const others = trustedCode.get().filter((other) => other !== code);
  trustedCode.set([code, ...others]);
}

/** Compares the whole text, because anyone could find different code with the same short hash. */
export function isTrustedCode(files: readonly LiveFile[]): boolean {
  const code = formatCodeFragment(files);
  return code !== null && trustedCode.get().includes(code);
}

/** Like `formatCodeFragment`, but for code that the site passes to the playground. */
export function formatTrustedFragment(files: readonly LiveFile[]): string | null {
  trustCode(files);
  return formatCodeFragment(files);
}
