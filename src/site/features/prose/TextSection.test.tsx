import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextSection } from './TextSection.tsx';

it.each([
  ['40', 'height200'],
  ['290', 'height400'],
  ['1000', 'height800'],
  ['9000', 'height3200'],
])('takes one of a few heights for %s px, and no style attribute', (height, name) => {
  const html = renderToStaticMarkup(<TextSection height={height}>Text</TextSection>);
  expect(html).toContain(name);
  expect(html).not.toContain('style=');
});
