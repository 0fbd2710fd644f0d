/** One screenshot: a page at a width, in a setting. */
export interface Screen {
  name: string;
  path: string;
  width: number;
  setting: 'light' | 'dark' | 'rtl';
}

/** One page for each layout of the site. */
const PAGES = {
  landing: '/x/',
  guide: '/x/introduction/licensing/',
  demos: '/x/react-tree-view/rich-tree-view/selection/',
  charts: '/x/react-charts/bars/',
  reference: '/x/api/data-grid/data-grid/',
  sizes: '/size-snapshot/',
  upgrade: '/x/upgrade/?from=7.29&to=8.13&family=x-tree-view',
  search: '/x/search/',
  playground: '/playground/',
} as const;

const WIDTHS = [390, 1024, 1440] as const;

/** Lists 45 screens: every page in light at every width, and once each in dark and right-to-left, at alternating widths. */
export function listScreens(): Screen[] {
  return Object.entries(PAGES).flatMap(([page, path], index) => {
    const create = (setting: Screen['setting'], width: number): Screen => ({
      name: `${page}-${width}-${setting}`,
      path,
      width,
      setting,
    });
    return [
      ...WIDTHS.map((width) => create('light', width)),
      create('dark', WIDTHS[index % WIDTHS.length] ?? 390),
      create('rtl', WIDTHS[(index + 1) % WIDTHS.length] ?? 390),
    ];
  });
}
