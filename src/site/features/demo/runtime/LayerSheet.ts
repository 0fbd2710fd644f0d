import { StyleSheet } from '@emotion/sheet';
import { nestConditions } from './nestConditions.ts';

/** The layer that all library styles live in, below `utilities` and above the shell. */
export const LAYER = 'mui';

/** Rules that no layer is needed for, or that name their own. */
const STANDS_ALONE = /^@(?:layer|import|font-face|(?:-\w+-)?keyframes)\b/;

/**
 * Emotion's sheet with all rules in one block of the layer. Chromium lays the whole page out anew for each `@layer`, `@media` or
 * `@keyframes` that such a sheet is given, but not for a style rule that joins a block it knows, whatever is nested in it.
 */
export class LayerSheet extends StyleSheet {
  #block: CSSGroupingRule | undefined;

  /** Goes on in a block that stands in the page already. */
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
    throw new Error(`The browser did not take the layer "${LAYER}" that demos are styled in`);
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
    // A selector with the prefix of another browser is no rule here.
  }
}
