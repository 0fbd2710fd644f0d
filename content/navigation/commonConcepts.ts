import type { NavigationEntry } from '#model/navigation/Navigation.ts';

export const commonConcepts = {
  pathname: '/x/common-features-group',
  title: 'Common concepts',
  children: [
    {
      pathname: '/x/common-concepts/custom-components',
      title: 'Slots and subcomponents',
      ads: false,
    },
  ],
} satisfies NavigationEntry;
