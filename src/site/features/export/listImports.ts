import { parser } from '@lezer/javascript';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

const tsx = parser.configure({ dialect: 'ts jsx' });

/**
 * Lists all import specifiers of a source, as written and in order: `@mui/material/Box`, `./data`, `dayjs/locale/de`. It also handles
 * code with errors, because readers can export code that they have edited.
 */
export function listImports(source: string): string[] {
  const specifiers = new Set<string>();
  tsx.parse(source).iterate({
    enter({ node }) {
      const text = findSpecifier(node);
      // The text includes the quotes.
      if (text) specifiers.add(source.slice(text.from + 1, text.to - 1));
    },
  });
  return [...specifiers];
}

function findSpecifier(node: SyntaxNode): SyntaxNode | null {
  switch (node.name) {
    case 'ImportDeclaration':
    case 'DynamicImport':
      return node.getChild('String');
    case 'ExportDeclaration':
      return node.getChild('from') && node.getChild('String');
    default:
      return null;
  }
}
