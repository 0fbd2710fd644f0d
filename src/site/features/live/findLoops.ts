import { LOOP_GUARD } from './frame/loopGuard.ts';
import type { ModuleTree } from './parseModule.ts';

export interface Insertion {
  at: number;
  text: string;
}

const LOOPS: ReadonlySet<string> = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const CALL = `${LOOP_GUARD}();`;

/** Makes every loop of compiled code call the guard without adding lines: `for (;;) { a(); }` → `for (;;) {__xLoop(); a(); }` */
export function findLoops(tree: ModuleTree): Insertion[] {
  const found: Insertion[] = [];
  tree.iterate({
    enter({ name, node }) {
      if (!LOOPS.has(name)) return;
      const body = name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      // Code that the parser doesn't understand isn't changed.
      if (!body || body.type.isError || node.getChild('⚠')) return;
      if (body.name === 'Block') found.push({ at: body.from + 1, text: CALL });
      else found.push({ at: body.from, text: `{${CALL}` }, { at: body.to, text: '}' });
    },
  });
  return found;
}
