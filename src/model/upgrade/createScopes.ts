import { readNode, visitNodes } from './SourceTree.ts';
import type { ParsedSource, SourceNode } from './SourceTree.ts';

/** The names of a file and where they're valid. */
export interface Scopes {
  /** Finds the definition that a name refers to at a position. A variable in an inner scope hides one in an outer scope. */
  find: (name: string, position: number) => SourceNode | undefined;
}

interface Definition {
  node: SourceNode;
  /** Where its scope starts and ends. */
  from: number;
  to: number;
  /** The definition in an outer scope that this one hides. */
  outer?: Definition;
}

const SCOPES = new Set([
  'Script',
  'SingleExpression',
  'Block',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'Property',
  'ClassBody',
  'SwitchBody',
  'ForStatement',
  'CatchClause',
]);

/** Reads all definitions once, and then finds them by binary search, so thousands of equal names in a file aren't a problem. */
export function createScopes(source: ParsedSource): Scopes {
  const byName = new Map<string, Definition[]>();
  const stack: SourceNode[] = [];
  visitNodes(
    source,
    (name, getNode) => {
      if (SCOPES.has(name)) stack.push(getNode());
      if (name !== 'VariableDefinition' && name !== 'TypeDefinition') return;
      const node = getNode();
      // The name of a function belongs to the scope around the function.
      const isOuter = node.parent?.name === 'FunctionDeclaration';
      const scope = stack.at(isOuter ? -2 : -1);
      if (!scope) return;
      const text = readNode(source, node);
      const list = byName.get(text) ?? [];
      list.push({ node, from: scope.from, to: scope.to });
      byName.set(text, list);
    },
    (name) => {
      if (SCOPES.has(name)) stack.pop();
    },
  );
  for (const list of byName.values()) nest(list);
  return {
    find(name, position) {
      const list = byName.get(name);
      let found = list?.[findLastBefore(list, position)];
      while (found && found.to < position) found = found.outer;
      return found?.node;
    },
  };
}

/** Sorts definitions by their scopes and links each to the one it hides. */
function nest(list: Definition[]): void {
  // If a scope defines a name twice, as overloads do, the first definition counts.
  list.sort((a, b) => a.from - b.from || b.to - a.to || b.node.from - a.node.from);
  const open: Definition[] = [];
  for (const definition of list) {
    while (open.length > 0 && (open.at(-1)?.to ?? 0) < definition.to) open.pop();
    const outer = open.at(-1);
    if (outer) definition.outer = outer;
    open.push(definition);
  }
}

function findLastBefore(list: readonly Definition[], position: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.from ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
