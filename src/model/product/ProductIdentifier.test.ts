import { describe, expect, it } from 'vitest';
import { getProductIdentifier, type VersionsConfig } from './ProductIdentifier.ts';

const config: VersionsConfig = {
  library: {
    name: 'MUI X',
    root: '/x/introduction',
    version: '8.13.1',
    olderVersions: [{ label: 'v7' }, { label: 'v4', path: '/components/data-grid/' }],
  },
  products: [
    {
      id: 'x-date-pickers',
      name: 'Date Pickers',
      root: '/x/react-date-pickers',
      apiRoot: '/x/api/date-pickers',
      version: '8.12.0',
      olderVersions: [{ label: 'v7' }],
      summary: { en: 'Pick.', zh: '选。' },
      packages: [{ name: '@mui/x-date-pickers', plan: 'community', version: '8.12.0' }],
    },
  ],
  versionHost: 'https://{version}.docs.example',
};

describe('getProductIdentifier', () => {
  it('returns the product, with its version as the current one', () => {
    expect(getProductIdentifier('x-date-pickers', 'en', config)).toEqual({
      metadata: 'MUI X',
      name: 'Date Pickers',
      root: '/x/react-date-pickers',
      versions: [
        { text: 'v8.12.0', href: '/x/react-date-pickers/', current: true },
        { text: 'v7', href: 'https://v7.docs.example/x/react-date-pickers/' },
      ],
    });
  });

  it('returns the library on pages without a product', () => {
    expect(getProductIdentifier('null', 'en', config)).toEqual({
      metadata: '',
      name: 'MUI X',
      root: '/x/introduction',
      versions: [
        { text: 'v8.13.1', href: '/x/introduction/', current: true },
        { text: 'v7', href: 'https://v7.docs.example/x/introduction/' },
        { text: 'v4', href: 'https://v4.docs.example/components/data-grid/' },
      ],
    });
  });

  it('keeps the language', () => {
    const { versions } = getProductIdentifier('x-date-pickers', 'zh', config);
    expect(versions.map(({ href }) => href)).toEqual([
      '/zh/x/react-date-pickers/',
      'https://v7.docs.example/zh/x/react-date-pickers/',
    ]);
  });
});
