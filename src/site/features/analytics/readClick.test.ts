// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readClick } from './readClick.ts';

const never = () => 0.999;
const always = () => 0;

function read(html: string, random = always) {
  document.body.innerHTML = html;
  return readClick(document.querySelector('[data-target]'), random);
}

const attributes = (category: string, action: string, more = '') =>
  `data-ga-event-category="${category}" data-ga-event-action="${action}" ${more}`;

describe('readClick', () => {
  it.each([
    [
      'the element itself',
      `<a data-target ${attributes('header', 'github')}></a>`,
      { name: 'header', action: 'github' },
    ],
    [
      'an element around it, with its label',
      `<a ${attributes('demo', 'copy', 'data-ga-event-label="a/B"')}><b data-target></b></a>`,
      { name: 'demo', action: 'copy', label: 'a/B' },
    ],
    [
      'the label of the toolbar around it',
      `<p data-ga-event-label="a/B"><a data-target ${attributes('demo', 'copy')}></a></p>`,
      { name: 'demo', action: 'copy', label: 'a/B' },
    ],
    [
      'the nearest alone',
      `<p ${attributes('docs', 'copy-page')}><a ${attributes('demo', 'reset')}><b data-target></b></a></p>`,
      { name: 'demo', action: 'reset' },
    ],
    ['nothing where nothing is named', '<a data-target></a>', null],
    [
      'nothing that is not in the list',
      `<a data-target ${attributes('demo', 'explode')}></a>`,
      null,
    ],
    ['nothing of a strange category', `<a data-target ${attributes('toString', 'x')}></a>`, null],
    [
      'the control of a label',
      `<label ${attributes('settings', 'dark')}><input type="radio" data-target /></label>`,
      { name: 'settings', action: 'dark' },
    ],
    [
      'no label, since its control follows',
      `<label ${attributes('settings', 'dark')}><input type="radio" /><b data-target></b></label>`,
      null,
    ],
  ])('reports %s', (_, html, expected) => {
    expect(read(html)).toEqual(expected);
  });

  it('samples clicks, and does not fall back to an outer category', () => {
    const inner = attributes('ComponentLinkHeader', 'click', 'data-ga-event-split="0.1"');
    const html = `<p ${attributes('docs', 'copy-page')}><a data-target ${inner}></a></p>`;
    expect(read(html, () => 0.0999)).toMatchObject({ name: 'ComponentLinkHeader' });
    expect(read(html, () => 0.1)).toBeNull();
    expect(read(html, never)).toBeNull();
  });
});
