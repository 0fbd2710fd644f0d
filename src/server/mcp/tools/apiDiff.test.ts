import { describe, expect, it } from 'vitest';
import { useMcpClient } from '../../testing/useMcpClient.ts';

describe('api_diff', () => {
  const { call } = useMcpClient('HTTP');

  it('compares two versions', async () => {
    const { text, meta } = await call('api_diff', { from: '7.29.1', to: '8.4.0' });
    expect(text).toContain(
      [
        'Changes of the API from 7.29 to 8.4',
        '## Data Grid: 2 removed, 1 changed, 1 added',
        [
          '- removed in 8.0: `DataGrid` prop `rowBuffer`; use `rowBufferPx`; codemod `npx @mui/x-codemod@8 rename-buffer src` ([Upgrade to v8](https://docs.test/x/migration/migration-data-grid-v7/#buffers))',
          '- removed in 8.0: `GridToolbarV7`',
          '- changed in 8.4: `DataGrid` prop `rowHeight`; default `50` → `52`',
          '- added in 8.4: `GridColDef` member `aggregable`',
        ].join('\n'),
      ].join('\n\n'),
    );
    expect(meta?.['url']).toBe('https://docs.test/x/upgrade/?from=7.29&to=8.4');
  });

  it('compares with the documented version, and only the names asked for', async () => {
    const { text } = await call('api_diff', { from: '8.0.0', names: ['datagrid'] });
    expect(text).toContain('Changes of the API from 8.0 to 8.13');
    expect(text).toContain('`rowHeight`');
    expect(text).not.toContain('aggregable');
    const part = await call('api_diff', { from: '7.29', names: ['rowBuffer'] });
    expect(part.text).toContain('## Data Grid: 1 removed');
    const none = await call('api_diff', { from: '8.4', names: ['rowBuffer'] });
    expect(none.text).toContain('Nothing changed for rowBuffer.');
    expect(none.isError).toBe(false);
  });

  it.each([
    [{ from: '6.0.0' }, 'There is no data about version 6.0.0. It covers 7.0 to 8.13.'],
    [{ from: '7.0', to: '9.1.0' }, 'There is no data about version 9.1.0.'],
    [{ from: '8.4', to: '7.29' }, 'from must be the older version.'],
    [{ from: '7.0', product: 'x-charts' }, 'There is no data about this product.'],
  ])('cannot compare %j', async (input, message) => {
    const { text, isError } = await call('api_diff', input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });
});
