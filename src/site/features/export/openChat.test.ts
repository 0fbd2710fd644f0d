// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleVersions } from '#model/project/exampleVersions.ts';
import { createChatRequest } from './createChatRequest.ts';
import { openChat } from './openChat.ts';

const code = (...sources: string[]) => ({
  styling: 'system' as const,
  files: sources.map((source, index) => ({
    TS: { name: `File${index}.tsx`, source, html: '' },
    JS: { name: `File${index}.js`, source: `${source} // js`, html: '' },
  })),
});
const TREE =
  "import Box from '@mui/material/Box';\nimport { TreeItem } from '@mui/x-tree-view/TreeItem';";

describe('createChatRequest', () => {
  it('sends the files and the name of the main package', () => {
    expect(
      createChatRequest({
        title: 'A demo — MUI X',
        code: code(TREE),
        variant: 'JS',
        versions: exampleVersions,
      }),
    ).toEqual({
      title: 'A demo — MUI X',
      package: { name: '@mui/x-tree-view', version: '8.0.8' },
      language: 'JS',
      files: [{ name: 'File0.js', content: `${TREE} // js` }],
    });
  });

  it.each([
    [["import Box from '@mui/material/Box';"], '@mui/material'],
    [
      ["import { rows } from './rows';", "import '@mui/x-data-grid-premium';"],
      '@mui/x-data-grid-premium',
    ],
  ])('takes %j to be about %s', (sources, expected) => {
    const options = {
      title: '',
      code: code(...sources),
      variant: 'TS',
      versions: exampleVersions,
    } as const;
    expect(createChatRequest(options).package.name).toBe(expected);
  });
});

describe('openChat', () => {
  const answer = vi.fn();
  const open = vi.fn();
  const request = {
    id: 'pages/a/A',
    name: 'A',
    variant: 'TS' as const,
    load: async () => code(TREE),
  };

  beforeEach(() => {
    open.mockReset();
    vi.stubGlobal('open', open);
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      url === '/x/package-versions.json' ? Response.json(exampleVersions) : answer(url, init),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('posts the demo and opens the returned URL', async () => {
    answer.mockResolvedValueOnce(Response.json({ url: 'https://chat.test/1' }));
    await openChat(request, 'https://chat.test/open');
    const [url, init] = answer.mock.lastCall as [string, RequestInit];
    expect(url).toBe('https://chat.test/open');
    expect(init.method).toBe('POST');
    expect(JSON.parse(init.body as string)).toMatchObject({
      title: 'A demo — MUI X',
      language: 'TS',
    });
    expect(open).toHaveBeenCalledExactlyOnceWith('https://chat.test/1', '_blank', 'noopener');
  });

  it.each([
    ['an error', () => new Response('', { status: 500 }), 'returned status 500'],
    ['no URL', () => Response.json({}), 'returned no URL'],
    ['a script as a URL', () => Response.json({ url: 'javascript:alert(1)' }), 'returned no URL'],
  ])('fails on %s', async (_, respond, message) => {
    answer.mockResolvedValueOnce(respond());
    await expect(openChat(request, 'https://chat.test/open')).rejects.toThrow(message);
    expect(open).not.toHaveBeenCalled();
  });

  it('fails if no chat is configured', async () => {
    await expect(openChat(request, '')).rejects.toThrow('No chat is configured.');
  });
});
