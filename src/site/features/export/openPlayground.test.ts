// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openPlayground } from './openPlayground.ts';

const file = (name: string) => ({ name, source: `// ${name}`, html: '' });
const request = {
  id: 'pages/a/Bars',
  name: 'Bars',
  variant: 'TS' as const,
  load: async () => ({
    styling: 'system' as const,
    files: [
      { TS: file('Bars.tsx'), JS: file('Bars.js') },
      { TS: file('data.ts'), JS: file('data.js') },
    ],
  }),
};

it('opens the playground with every file in the URL', async () => {
  const open = vi.spyOn(window, 'open').mockImplementation(() => null);
  const format = vi.fn(
    (files: readonly { name: string }[]) => `code=${files.map(({ name }) => name).join()}`,
  );
  expect(await openPlayground(request, format)).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(
    '/playground/#code=Bars.tsx,data.ts',
    '_blank',
    'noopener',
  );
});

it('returns false and opens nothing if the code is too long for a URL', async () => {
  const open = vi.spyOn(window, 'open').mockImplementation(() => null);
  expect(await openPlayground(request, () => null)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
