import { expect, it } from 'vitest';
import { fitMedia } from './fitMedia.ts';

it.each([
  ['@media (min-width:0px){a{}}', '@media (min-width:0){a{}}'],
  ['@media (min-width:600px){a{}}', '@media (min-width:550px){a{}}'],
  ['@media (min-width: 900px){a{}}', '@media (min-width:550px){a{}}'],
  ['@media (min-width:1536px){a{}}', '@media (max-width:0){a{}}'],
  ['@media (max-width:599.95px){a{}}', '@media (max-width:549.98px){a{}}'],
  ['@media (max-width:320px){a{}}', '@media (max-width:0){a{}}'],
  ['@media (max-width:1600px){a{}}', '@media (min-width:0){a{}}'],
  [
    '@media (min-width:600px) and (max-width:899.95px){a{}}',
    '@media (min-width:550px) and (max-width:549.98px){a{}}',
  ],
  ['a{min-width:600px}', 'a{min-width:600px}'],
])('fits %s to the frame', (css, expected) => {
  expect(fitMedia(css)).toBe(expected);
});
