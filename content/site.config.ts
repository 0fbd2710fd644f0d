import type { SiteConfig } from '#model/site/SiteConfig.ts';

/** The schema, `src/model/site/SiteConfig.ts`, describes every field. */
export const siteConfig: SiteConfig = {
  siteUrl: 'https://mui.com',
  locales: ['en', 'zh'],
  repository: { url: 'https://github.com/mui/mui-x', tag: 'v8.13.1' },
  library: {
    name: 'MUI X',
    root: '/x/introduction',
    version: '8.13.1',
    olderVersions: [
      { label: 'v7' },
      { label: 'v6' },
      { label: 'v5' },
      { label: 'v4', path: '/components/data-grid/' },
    ],
  },
  products: [
    {
      id: 'x-data-grid',
      name: 'Data Grid',
      root: '/x/react-data-grid',
      apiRoot: '/x/api/data-grid',
      version: '8.13.1',
      olderVersions: [
        { label: 'v7' },
        { label: 'v6' },
        { label: 'v5' },
        { label: 'v4', path: '/components/data-grid/' },
      ],
      summary: {
        en: 'Sort, filter, edit and analyze tables of any size.',
        zh: '对任意规模的表格进行排序、筛选、编辑和分析。',
      },
      packages: [
        { name: '@mui/x-data-grid', plan: 'community', version: '8.13.1' },
        { name: '@mui/x-data-grid-pro', plan: 'pro', version: '8.13.1' },
        { name: '@mui/x-data-grid-premium', plan: 'premium', version: '8.13.1' },
      ],
    },
    {
      id: 'x-date-pickers',
      name: 'Date Pickers',
      root: '/x/react-date-pickers',
      apiRoot: '/x/api/date-pickers',
      version: '8.12.0',
      olderVersions: [
        { label: 'v7' },
        { label: 'v6' },
        { label: 'v5', path: '/x/react-date-pickers/getting-started/' },
      ],
      summary: {
        en: 'Let people choose dates, times and ranges in their own format.',
        zh: '让用户以自己的格式选择日期、时间和范围。',
      },
      packages: [
        { name: '@mui/x-date-pickers', plan: 'community', version: '8.12.0' },
        { name: '@mui/x-date-pickers-pro', plan: 'pro', version: '8.12.0' },
      ],
    },
    {
      id: 'x-charts',
      name: 'Charts',
      root: '/x/react-charts',
      apiRoot: '/x/api/charts',
      version: '8.13.1',
      olderVersions: [{ label: 'v7' }, { label: 'v6' }],
      summary: {
        en: 'Draw bars, lines, pies and more from plain data.',
        zh: '用普通数据绘制柱状图、折线图、饼图等。',
      },
      packages: [
        { name: '@mui/x-charts', plan: 'community', version: '8.13.1' },
        { name: '@mui/x-charts-pro', plan: 'pro', version: '8.12.0' },
      ],
    },
    {
      id: 'x-tree-view',
      name: 'Tree View',
      root: '/x/react-tree-view',
      apiRoot: '/x/api/tree-view',
      version: '8.13.1',
      olderVersions: [
        { label: 'v7' },
        { label: 'v6', path: '/x/react-tree-view/getting-started/' },
      ],
      summary: {
        en: 'Show nested lists that people expand, select and reorder.',
        zh: '展示可展开、选择和重新排序的嵌套列表。',
      },
      packages: [
        { name: '@mui/x-tree-view', plan: 'community', version: '8.13.1' },
        { name: '@mui/x-tree-view-pro', plan: 'pro', version: '8.10.1' },
      ],
    },
  ],
  versionHost: 'https://{version}.mui.com',
  ads: {
    feedUrl: '',
    feedMaxTries: 10,
    carbonScriptUrl: '',
    carbonHouseAdUrl: '',
    detection: { intervalMs: 500, maxChecks: 30, blockedFromCheck: 7 },
    inHouseShare: 0.2,
    inlineShare: 0.2,
  },
  analytics: {
    sink: { kind: 'none' },
    displaySampling: 0.1,
    displayDelayMs: 2500,
    webVitalsSampling: 0.0001,
  },
  chat: { url: '' },
  blog: { url: 'https://mui.com/blog/' },
  serviceWorker: {
    url: '/x/sw.js',
    scope: '/x/',
    host: 'mui.com',
    hostEnv: 'X_DOCS_SERVICE_WORKER_HOST',
    isRetired: false,
  },
  licenseKeyEnv: 'MUI_X_LICENSE_KEY',
  openIn: {
    sandboxes: [
      { id: 'stackblitz', name: 'StackBlitz', url: 'https://stackblitz.com/run' },
      {
        id: 'codesandbox',
        name: 'CodeSandbox',
        url: 'https://codesandbox.io/api/v1/sandboxes/define',
      },
    ],
    assistants: [
      { id: 'claude', name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
      { id: 'chatgpt', name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
      { id: 'cursor', name: 'Cursor', url: 'https://cursor.com/link/prompt?text={prompt}' },
    ],
  },
};
