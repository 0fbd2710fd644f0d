import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

describe('IconButton', () => {
  it('is a button with a name and one hidden icon', () => {
    const html = renderToStaticMarkup(<IconButton icon="close" label="Close" data-open="menu" />);
    expect(html).toMatch(/^<button type="button" aria-label="Close" data-open="menu"/);
    expect(html.match(/<svg/g)).toHaveLength(1);
    expect(html).toContain('aria-hidden="true"');
  });

  it('has a check mark ready if it confirms', () => {
    const html = renderToStaticMarkup(<IconButton icon="copy" label="Copy" confirms />);
    expect(html.match(/<svg/g)).toHaveLength(2);
  });

  it('adds the class of the caller', () => {
    const html = renderToStaticMarkup(<IconButton icon="copy" label="Copy" className="mine" />);
    expect(html).toMatch(/class="[^"]* mine"/);
  });
});
