import { describe, expect, it } from 'vitest';
import { parseNavigation } from './Navigation.ts';

describe('parseNavigation', () => {
  it('accepts every field of an entry', () => {
    const tree = [
      { pathname: 'https://mui.com/x/whats-new/', title: "What's new" },
      {
        pathname: '/x/react-charts-group',
        subheader: 'Charts',
        children: [{ pathname: '/x/react-charts/sankey', plan: 'pro', unstable: true }],
        newFeature: true,
        planned: false,
      },
    ];
    expect(parseNavigation(tree)).toEqual(tree);
  });

  it('reports all errors at once, with their position in the tree', () => {
    const tree = [
      { pathname: 'x/introduction' },
      { pathname: '/x', children: [{ pathname: '/x/a', plan: 'gold', beta: true }] },
    ];
    expect(() => parseNavigation(tree)).toThrowErrorMatchingInlineSnapshot(`
      [DocsErrors: content/navigation.ts
        [0].pathname: must start with / or https://

      content/navigation.ts
        [1].children[0].plan: Invalid option: expected one of "community"|"pro"|"premium"

      content/navigation.ts
        [1].children[0]: Unrecognized key: "beta"]
    `);
  });
});
