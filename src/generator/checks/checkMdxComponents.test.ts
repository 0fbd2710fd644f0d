import { expect, it } from 'vitest';
import { proseComponents } from '#site/features/prose/proseComponents.tsx';
import { MDX_VOCABULARY } from './mdxVocabulary.ts';

it('knows the components that the guide layout offers, and no others', () => {
  // CodeBlock is what code fences become; those that show demos are added by the layout.
  const offered = Object.keys(proseComponents).filter(
    (name) => /^[A-Z]/.test(name) && name !== 'CodeBlock',
  );
  expect(Object.keys(MDX_VOCABULARY).sort()).toEqual(
    [...offered, 'Demo', 'Example', 'Gallery'].sort(),
  );
});
