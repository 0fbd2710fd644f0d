import { expect, it } from 'vitest';
import { stretchBars } from './stretchBars.ts';

const clip = '<clipPath id="a"><rect x="50" y="8" width="200" height="80"/></clipPath>';
const tick = '<g transform="translate(100, 0)"><line y2="6"/><text x="10" y="9">May</text></g>';
const axis = `<g transform="translate(0, 88)"><line x1="50" x2="250"/>${tick}</g>`;

it('stretches bars between the margins of a chart, and moves the labels with them', () => {
  const bars = '<g><rect x="60" width="20" height="8"/></g>';
  expect(stretchBars(`<svg viewBox="0 0 300 99">${bars}${axis}<g></g>${clip}</svg>`)).toBe(
    [
      '<svg style="box-sizing:border-box;overflow:visible;padding:0 50px 0 50px">',
      '<svg height="99" viewBox="50 0 200 99" preserveAspectRatio="none">',
      `${bars}</svg>`,
      '<g transform="translate(0, 88)"><line x1="0" x2="100%"/>',
      '<svg x="25%" overflow="visible"><line y2="6"/><text x="5%" y="9">May</text></svg></g>',
      `<svg x="-50" overflow="visible"><g/>${clip}</svg></svg>`,
    ].join(''),
  );
});

it.each([
  '<svg viewBox="0 0 24 24"><rect width="24" height="24"/></svg>',
  `<svg viewBox="0 0 300 99"><path d="M1 2"/>${axis}${clip}</svg>`,
])('leaves other drawings as they are: %s', (html) => {
  expect(stretchBars(html)).toBe(html);
});
