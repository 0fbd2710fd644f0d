import type { PackageVersions } from './PackageVersions.ts';

const X_PEERS = ['@mui/material', '@mui/system', 'react', 'react-dom'];

/** Package versions for tests: every shape that occurs, with made-up numbers. */
export const exampleVersions: PackageVersions = {
  '@emotion/react': { version: '11.0.1', peers: ['react'] },
  '@emotion/styled': { version: '11.0.2', peers: ['@emotion/react', 'react'] },
  '@mui/icons-material': { version: '7.0.3', peers: ['react', '@mui/material'] },
  '@mui/material': { version: '7.0.4', peers: ['react', 'react-dom'] },
  '@mui/system': { version: '7.0.5', peers: ['react'] },
  '@mui/x-data-grid-premium': {
    version: '8.0.6',
    peers: X_PEERS,
    overrides: { 'typedarray.prototype.slice': '1.0.5' },
  },
  '@mui/x-date-pickers': { version: '8.0.7', peers: X_PEERS },
  '@mui/x-tree-view': { version: '8.0.8', peers: X_PEERS },
  '@mui/x-tree-view-pro': {
    version: '8.0.9',
    peers: X_PEERS,
    overrides: { '@mui/x-tree-view-pro': { '@mui/x-tree-view': '8.0.10' } },
  },
  '@tailwindcss/vite': { version: '4.0.11' },
  '@types/react': { version: '19.0.12' },
  '@types/react-dom': { version: '19.0.13', peers: ['@types/react'] },
  '@vitejs/plugin-react': { version: '6.0.14' },
  dayjs: { version: '1.0.15' },
  react: { version: '19.0.16', types: '@types/react' },
  'react-dom': { version: '19.0.17', peers: ['react'], types: '@types/react-dom' },
  tailwindcss: { version: '4.0.18' },
  typescript: { version: '6.0.19' },
  vite: { version: '8.0.20' },
};
