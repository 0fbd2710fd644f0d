import type { NavigationEntry } from './Navigation.ts';

type Titled = Pick<NavigationEntry, 'pathname' | 'title' | 'subheader'>;

/** `/x/react-data-grid` → `Data grid`, `/x/api/charts/use-series` → `useSeries` */
export function deriveTitle({ pathname, title, subheader }: Titled): string {
  if (title !== undefined) return title;
  const source = subheader ?? pathname;
  const name = source
    .slice(source.lastIndexOf('/') + 1)
    .replace('react-', '')
    .replace(/\..*$/s, '');
  if (source.includes('/api-docs/')) return toPascalCase(name);
  if (source.includes('/api/')) {
    return name.startsWith('use') ? toCamelCase(name) : toPascalCase(name);
  }
  return upperFirst(name.replaceAll('-', ' '));
}

/** `grid-api` → `GridApi` */
function toPascalCase(name: string): string {
  return name.split('-').map(upperFirst).join('');
}

/** `use-series` → `useSeries` */
function toCamelCase(name: string): string {
  const [first = '', ...rest] = name.split('-');
  return first + rest.map(upperFirst).join('');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
