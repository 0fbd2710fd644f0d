// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { enhanceCodeBlocks } from './enhanceCodeBlocks.ts';

const write = vi.fn<(text: string) => Promise<void>>();

beforeAll(() => {
  enhanceCodeBlocks(document);
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
});
beforeEach(() => {
  write.mockReset().mockResolvedValue();
  document.body.innerHTML = `
    <div data-code-block><pre tabindex="0"><code>whole</code></pre><button data-copy="">Copy</button></div>
    <div data-code-block><pre tabindex="0"><code>part</code></pre><button data-copy="elsewhere">Copy</button></div>`;
});

function press(index: number): void {
  const block = document.querySelectorAll('pre')[index]!;
  block.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true }));
}

it('copies the code of the block', async () => {
  document.querySelector('button')!.click();
  await vi.waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith('whole'));
});

it('copies the block that has focus on Ctrl+C', async () => {
  press(0);
  await vi.waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith('whole'));
});

it('leaves a block to its own button if the page shows only part of the code', () => {
  const handleClick = vi.fn<() => void>();
  const [, button] = document.querySelectorAll('button');
  button!.addEventListener('click', handleClick);
  press(1);
  expect(handleClick).toHaveBeenCalledOnce();
  button!.click();
  expect(handleClick).toHaveBeenCalledTimes(2);
  expect(write).not.toHaveBeenCalled();
});
