import { describe, expect, it } from 'vitest';
import { useMcpClient } from '../../testing/useMcpClient.ts';

const SOURCE = `import { DataGrid, GridToolbarV7 } from '@mui/x-data-grid';

export const grid = <DataGrid rows={[]} rowBuffer={3} rowSelectionModel={[]} rowHeight={50} />;
const rowBuffer = 3;
`;

describe('upgrade_file', () => {
  const { client, call } = useMcpClient('HTTP');

  it('lists what to change, with lines and fixes', async () => {
    const { text, isError, meta } = await call('upgrade_file', {
      source: SOURCE,
      fileName: 'Orders.tsx',
      from: '7.29.1',
    });
    expect(isError).toBe(false);
    expect(text).toContain(
      [
        'Orders.tsx, from 7.29 to 8.13: 2 places to look at',
        [
          '- 1:20 `GridToolbarV7`: It was removed in 8.0. See [Upgrade to v8](https://docs.test/x/migration/migration-data-grid-v7/).',
          '- 3:41 `rowBuffer`: Replace `rowBuffer` with `rowBufferPx`. ([Upgrade to v8](https://docs.test/x/migration/migration-data-grid-v7/#buffers)) Codemod: `npx @mui/x-codemod@8 rename-buffer src`',
        ].join('\n'),
      ].join('\n\n'),
    );
    expect(meta?.['url']).toBe('https://docs.test/x/upgrade/');
  });

  it('says which places may be fine', async () => {
    const source = "import type { GridRowSelectionModel } from '@mui/x-data-grid';";
    const { text } = await call('upgrade_file', { source, from: '7.29' });
    expect(text).toContain('file.tsx, from 7.29 to 8.13: 1 place to look at');
    expect(text).toContain('- 1:15 `GridRowSelectionModel` (may be fine): The selection is');
  });

  it('finds nothing between versions without a change, or in other code', async () => {
    const later = await call('upgrade_file', { source: SOURCE, from: '8.0', to: '8.4' });
    expect(later.text).toContain('0 places to look at');
    const other = await call('upgrade_file', { source: 'const rowBuffer = 3;', from: '7.29' });
    expect(other.text).toContain('0 places to look at');
  });

  it('continues a long list', async () => {
    const source = `import { DataGrid } from '@mui/x-data-grid';\n${'<DataGrid rowBuffer />;\n'.repeat(100)}`;
    const input = { source, from: '7.29' };
    const first = await call('upgrade_file', input);
    const offset = Number(/offset (\d+)\./.exec(first.text)?.[1]);
    expect(offset).toBeGreaterThan(5000);
    const second = await call('upgrade_file', { ...input, offset });
    const lines = [first, second].flatMap(({ text }) => text.match(/^- \d+:/gm) ?? []);
    expect(new Set(lines).size).toBeGreaterThan(50);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([
    [{ source: ' ', from: '7.29' }, 'The source is empty.'],
    [{ source: '.a { color: red; }\n'.repeat(5), from: '7.29' }, "This isn't JavaScript"],
    [{ source: `a(${'1,'.repeat(3000)})`, from: '7.29' }, 'This is a minified bundle.'],
    [{ source: '(\n'.repeat(60_000), from: '7.29' }, 'This code has too many syntax errors.'],
    [{ source: SOURCE, from: '6.0' }, 'There is no data about version 6.0.'],
    [{ source: SOURCE, from: '8.4', to: '7.29' }, 'from must be the older version.'],
  ])('refuses what it cannot check', async (input, message) => {
    const { text, isError } = await call('upgrade_file', input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  it('has a prompt that starts with the list and ends with the file', async () => {
    const name = 'upgrade_this_file';
    const { messages } = await client.getPrompt({
      name,
      arguments: { source: SOURCE, from: '7.29.1', fileName: 'Orders.tsx' },
    });
    expect(messages[0]?.content).toMatchObject({
      text: expect.stringMatching(
        /^Upgrade this file from MUI X 7\.29\.1 to 8\.13\.1\.[^]*3:41 `rowBuffer`[^]*get_api[^]*const rowBuffer = 3;\n\n````$/,
      ) as string,
    });
    await expect(
      client.getPrompt({ name, arguments: { source: 'a', from: '5.0' } }),
    ).rejects.toThrow('There is no data about version 5.0.');
  });
});
