import { tsxLanguage } from '@codemirror/lang-javascript';

/** `import { LineChart as Chart, type A } from '@mui/x-charts'` → `Chart` → `LineChart`, and the packages in order */
export function readImports(source: string): {
  names: ReadonlyMap<string, string>;
  packages: readonly string[];
} {
  const names = new Map<string, string>();
  const packages = new Set<string>();
  const { topNode } = tsxLanguage.parser.parse(source);
  for (const declaration of topNode.getChildren('ImportDeclaration')) {
    const specifier = declaration.getChild('from') && declaration.getChild('String');
    if (!specifier) continue;
    packages.add(source.slice(specifier.from + 1, specifier.to - 1));
    for (const local of declaration.getChild('ImportGroup')?.getChildren('VariableDefinition') ??
      []) {
      const alias = local.prevSibling?.name === 'as' ? local.prevSibling.prevSibling : null;
      const exported = alias ?? local;
      names.set(source.slice(local.from, local.to), source.slice(exported.from, exported.to));
    }
  }
  return { names, packages: [...packages] };
}
