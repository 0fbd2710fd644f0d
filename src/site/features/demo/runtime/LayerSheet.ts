import { StyleSheet } from '@emotion/sheet';
import { nestConditions } from './nestConditions.ts';

/** The layer of all library styles, below `utilities` and above the shell. */
export const LAYER = 'mui';

/** Rules that don't need a layer or name their own. */
const STANDS_ALONE = /^@(?:layer|import|font-face|(?:-\w+-)?keyframes)\b/;

/**
 * Emotion's sheet with all rules in one block of the layer. Chromium recalculates the whole page for each `@layer`, `@media`, or
 * `@keyframes` rule inserted into such a sheet, but not for a style rule inserted into an existing block, even with nested rules.
 */
export class LayerSheet extends StyleSheet {
  #block: CSSGroupingRule | undefined;

  /** Continues a block that's already in the page. */
  continueIn(block: CSSGroupingRule): void {
    this.#block = block;
  }

  override insert(rule: string): void {
    if (STANDS_ALONE.test(rule)) {
      super.insert(rule);
      return;
    }
    const block = (this.#block ??= this.#openBlock());
    for (const styleRule of canNest() ? nestConditions(rule) : [rule]) insertInto(block, styleRule);
  }

  override flush(): void {
    super.flush();
    this.#block = undefined;
  }

  #openBlock(): CSSGroupingRule {
    super.insert(`@layer ${LAYER} {}`);
    const block = [...(this.tags.at(-1)?.sheet?.cssRules ?? [])].at(-1);
    if (block instanceof CSSGroupingRule) return block;
    throw new Error(`The browser rejected the cascade layer "${LAYER}" for demo styles.`);
  }
}

let nests: boolean | undefined;
function canNest(): boolean {
  return (nests ??= CSS.supports('selector(&)'));
}

function insertInto(block: CSSGroupingRule, rule: string): void {
  try {
    block.insertRule(rule, block.cssRules.length);
  } catch {
    // This browser rejects selectors with another browser's prefix.
  }
}
