import { expect, it } from 'vitest';
import { proseComponents } from '#site/features/prose/proseComponents.tsx';
import { MDX_VOCABULARY } from './mdxVocabulary.ts';

it('knows exactly the components that the guide layout provides', () => {
  // Code fences become CodeBlock. The layout adds the components that show demos.
  const offered = Object.keys(proseComponents).filter(
    (name) => /^[A-Z]/.test(name) && name !== 'CodeBlock',
  );
  expect(Object.keys(MDX_VOCABULARY).sort()).toEqual(
    [...offered, 'Demo', 'Example', 'Gallery'].sort(),
  );
});
