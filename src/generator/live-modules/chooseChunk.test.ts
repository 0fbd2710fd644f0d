import { describe, expect, it } from 'vitest';
import { chooseChunk, CHUNKS } from './chooseChunk.ts';

describe('chooseChunk', () => {
  it.each([
    ['/a/node_modules/react-dom/cjs/react-dom.development.js', 'react'],
    ['/a/node_modules/@mui/material/esm/Button/Button.js', 'material'],
    ['/a/node_modules/@emotion/react/dist/emotion-react.esm.js', 'material'],
    ['/a/node_modules/@mui/x-charts-pro/node_modules/@mui/x-charts/esm/index.js', 'x-charts-pro'],
    [
      '/a/node_modules/@mui/x-date-pickers/node_modules/@mui/x-internals/esm/a.js',
      'x-date-pickers',
    ],
    ['/a/node_modules/@mui/x-internals/esm/a.js', 'x-shared'],
    ['/a/node_modules/@mui/x-virtualizer/esm/a.js', 'x-data-grid'],
    ['/a/node_modules/d3-scale/src/index.js', 'x-charts-vendor'],
    ['/a/node_modules/dayjs/plugin/utc.js', 'dayjs'],
    ['/a/node_modules/dayjs/locale/de.js', null],
    ['/a/node_modules/@mui/icons-material/esm/Folder.js', null],
    ['/a/node_modules/react-hook-form/dist/index.esm.mjs', null],
    ['/a/node_modules/@tanstack/form-core/dist/esm/FormApi.js', null],
    ['/a/node_modules/formik/dist/formik.esm.js', null],
    ['/a/node_modules/lodash-es/isPlainObject.js', null],
    ['/a/node_modules/deepmerge/dist/es.js', null],
    ['/a/node_modules/@tanstack/query-core/build/modern/queryClient.js', null],
    ['/a/node_modules/swr/dist/index/index.mjs', null],
    ['/a/node_modules/dequal/lite/index.mjs', null],
    ['C:\\a\\node_modules\\react\\index.js', 'react'],
    ['/a/src/site/features/live/frame/frame.tsx', null],
  ])('puts %s into %s', (id, chunk) => {
    expect(chooseChunk(id)).toBe(chunk);
    if (chunk !== null) expect(CHUNKS).toContain(chunk);
  });
});
