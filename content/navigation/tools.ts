import type { NavigationEntry } from '#model/navigation/Navigation.ts';

/** Pages beyond the specification's tree. */
export const tools: NavigationEntry = {
  pathname: '/x/tools-group',
  title: 'Tools',
  children: [
    { pathname: '/x/api', title: 'API reference' },
    { pathname: '/playground', title: 'Playground' },
    { pathname: '/size-snapshot', title: 'Bundle sizes' },
    { pathname: '/x/upgrade', title: 'Upgrade MUI X' },
    { pathname: '/x/offline', title: 'Offline reading' },
    { pathname: '/x/coverage', title: 'API coverage' },
  ],
};
