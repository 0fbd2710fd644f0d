import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { Tree } from '@lezer/common';
import { findCompletionFamily } from '#model/reference/Completions.ts';
import { findCompletionPlace } from './findCompletionPlace.ts';
import type { CompletionPlace } from './findCompletionPlace.ts';
import { listImportNames, listProps, listValues } from './listCompletions.ts';
import { loadCompletions, loadImports } from './loadCompletions.ts';
import { readImports } from './readImports.ts';

/** The distance from the caret within which an import or a tag must end. */
const NEAR_LENGTH = 1000;
const PARSE_MS = 200;
const WORD = /^[\w@/.'-]*$/;

/** Completes imports, props, and their values from the declarations of the installed packages. */
export async function completeCode(context: CompletionContext): Promise<CompletionResult | null> {
  const source = context.state.doc.toString();
  const place = findCompletionPlace(parse(context), source, context.pos);
  if (!place || (context.pos === place.from && !context.explicit && place.kind !== 'value'))
    return null;
  try {
    const options = await listOptions(place, source);
    return options.length > 0 ? { from: place.from, options, validFor: WORD } : null;
  } catch {
    // Without a network there are no suggestions, but typing still works.
    return null;
  }
}

/** Parses the code around the caret, because the editor may not have parsed that far yet on a slow machine. */
function parse({ state, pos }: CompletionContext): Tree {
  const end = Math.min(state.doc.length, pos + NEAR_LENGTH);
  return ensureSyntaxTree(state, end, PARSE_MS) ?? syntaxTree(state);
}

async function listOptions(place: CompletionPlace, source: string): Promise<Completion[]> {
  if (place.kind === 'package') return (await loadImports()).map((label) => ({ label }));
  if (place.kind === 'import') {
    const family = findCompletionFamily(place.specifier);
    return family ? listImportNames(place, await loadCompletions(family)) : [];
  }
  const { names, packages } = readImports(source);
  const component = names.get(place.component);
  if (component === undefined) return [];
  for (const family of new Set(packages.flatMap((name) => findCompletionFamily(name) ?? []))) {
    const completions = await loadCompletions(family);
    if (!(component in completions.components)) continue;
    return place.kind === 'prop'
      ? listProps(place, component, completions)
      : listValues(place, component, completions);
  }
  return [];
}
