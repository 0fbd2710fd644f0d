import { describe, expect, it } from 'vitest';
import type { Plan } from '#model/product/Plan.ts';
import { createHistory } from './createHistory.ts';
import type { Snapshot } from './createHistory.ts';
import type { Fact } from './listFacts.ts';

const FREE: Fact = { plan: 'community', need: 'community' };
const OWNER: Fact = { ...FREE, hasParts: true };

/** Creates releases 8.0, 8.1, … with the props that `Grid` has in each. */
function release(props: Record<string, Partial<Fact>>[]): Snapshot[] {
  return props.map((facts, index) => ({
    minor: `8.${index}`,
    plans: ['community'],
    facts: new Map([
      ['Grid', OWNER],
      ...Object.entries(facts).map(
        ([name, rest]) => [`Grid prop ${name}`, { ...FREE, owner: 'Grid', ...rest }] as const,
      ),
    ]),
  }));
}

describe('createHistory', () => {
  it('lists nothing for an API that existed from the start and never changed', () => {
    expect(createHistory(release([{ rows: {} }, { rows: {} }]))).toEqual({});
  });

  it.each([
    ['added', [{}, { rows: {} }, { rows: {} }], [{ kind: 'added', version: '8.1' }]],
    ['removed', [{ rows: {} }, { rows: {} }, {}], [{ kind: 'removed', version: '8.2' }]],
    [
      'given another type',
      [{ rows: { type: 'Row[]' } }, { rows: { type: 'readonly Row[]' } }],
      [{ kind: 'changed', version: '8.1', type: ['Row[]', 'readonly Row[]'] }],
    ],
    [
      'given another default',
      [{ rows: { default: 'null' } }, { rows: { default: '[]' } }],
      [{ kind: 'changed', version: '8.1', default: ['null', '[]'] }],
    ],
    [
      'deprecated',
      [{ rows: {} }, { rows: { deprecated: 'Use `data`.' } }],
      [{ kind: 'deprecated', version: '8.1', text: 'Use `data`.' }],
    ],
    [
      'removed after a deprecation that names something else',
      [{ rows: {} }, { rows: { deprecated: 'Use `data`.', replacement: 'data' } }, {}],
      [
        { kind: 'deprecated', version: '8.1', text: 'Use `data`.', replacedBy: 'data' },
        { kind: 'removed', version: '8.2', replacedBy: 'data' },
      ],
    ],
    [
      'removed and added again',
      [{ rows: {} }, {}, { rows: {} }],
      [
        { kind: 'removed', version: '8.1' },
        { kind: 'added', version: '8.2' },
      ],
    ],
  ])('finds a prop that was %s', (_, props, changes) => {
    expect(createHistory(release(props))).toEqual({ 'Grid prop rows': changes });
  });

  it('ignores types that are only written differently', () => {
    const types = ['React.JSX.Element', 'JSX.Element'];
    expect(createHistory(release(types.map((type) => ({ icon: { type } }))))).toEqual({});
  });

  const borrowed: [string, Record<string, Partial<Fact>>[]][] = [
    ['comes', [{}, { label: { borrowed: true } }]],
    ['goes', [{ label: { borrowed: true } }, {}]],
    [
      'changes',
      [
        { label: { borrowed: true, type: 'string' } },
        { label: { borrowed: true, type: 'number', deprecated: 'No.' } },
      ],
    ],
    ['becomes its own', [{ label: { borrowed: true } }, { label: { type: 'string' } }]],
    ['was its own', [{ label: { type: 'string' } }, { label: { borrowed: true } }]],
  ];
  it.each(borrowed)('ignores a borrowed prop that %s', (_, props) => {
    expect(createHistory(release(props))).toEqual({});
  });

  it('lists no changes of parts that could not be read', () => {
    const found: Fact = { ...FREE, owner: 'Grid' };
    const [first, second, third] = release([{}, { rows: {} }, { rows: {} }]) as [
      Snapshot,
      Snapshot,
      Snapshot,
    ];
    second.facts.set('Grid class MuiGrid-row', found);
    third.facts.set('Grid class MuiGrid-row', found).set('Grid class MuiGrid-cell', found);
    first.facts.set('Grid', { ...OWNER, unlisted: ['class'] });
    expect(createHistory([first, second, third])).toEqual({
      'Grid class MuiGrid-cell': [{ kind: 'added', version: '8.2' }],
      'Grid prop rows': [{ kind: 'added', version: '8.1' }],
    });
  });

  it('does not list a class as removed if another component has it now', () => {
    const part: Fact = { ...FREE, owner: 'Grid' };
    const [before, after] = release([{}, {}]);
    if (!before || !after) throw new Error('There are two releases.');
    before.facts.set('Grid class MuiToolbar-root', part).set('Grid class MuiGrid-old', part);
    after.facts.set('Toolbar class MuiToolbar-root', { ...FREE, owner: 'Toolbar' });
    after.facts.set('Toolbar', OWNER);
    expect(createHistory([before, after])).toEqual({
      'Grid class MuiGrid-old': [{ kind: 'removed', version: '8.1' }],
      Toolbar: [{ kind: 'added', version: '8.1' }],
    });
  });

  it('records a gap if a release in between could not be read', () => {
    const [first, , last] = release([{}, {}, { rows: {} }]) as [Snapshot, Snapshot, Snapshot];
    const unread: Snapshot = { minor: '8.1', plans: [], facts: new Map() };
    expect(createHistory([first, unread, last])).toEqual({
      'Grid prop rows': [{ kind: 'added', version: '8.2', after: '8.0' }],
    });
  });

  it('lists a renamed prop as one removed and one added', () => {
    expect(createHistory(release([{ old: {} }, { young: {} }]))).toEqual({
      'Grid prop old': [{ kind: 'removed', version: '8.1' }],
      'Grid prop young': [{ kind: 'added', version: '8.1' }],
    });
  });

  it('lists a new component once, without its props', () => {
    const [first] = release([{}]);
    const facts = new Map(first?.facts);
    facts.set('Chart', OWNER).set('Chart prop width', { ...FREE, owner: 'Chart' });
    const later: Snapshot = { minor: '8.1', plans: ['community'], facts };
    expect(createHistory([first as Snapshot, later])).toEqual({
      Chart: [{ kind: 'added', version: '8.1' }],
    });
  });

  it('lists no changes of the props of an export that was not read as a component before', () => {
    const [first, second] = release([{}, { rows: {} }]) as [Snapshot, Snapshot];
    first.facts.set('Grid', FREE);
    expect(createHistory([first, second])).toEqual({});
  });

  it('does not list a component that moved to another plan as new', () => {
    const snapshots = (['pro', 'community'] as const).map((plan, index): Snapshot => ({
      minor: `8.${index}`,
      plans: ['community', 'pro'],
      facts: new Map([['Heatmap', { plan, need: plan }]]),
    }));
    expect(createHistory(snapshots)).toEqual({});
  });
});

describe('createHistory with packages that are missing in some releases', () => {
  const snapshot = (minor: string, plans: Plan[], names: Record<string, Fact>): Snapshot => ({
    minor,
    plans,
    facts: new Map(Object.entries(names)),
  });
  const pro: Fact = { plan: 'pro', need: 'pro', hasParts: true };
  const all: Plan[] = ['community', 'pro'];

  it('records between which releases something was added', () => {
    expect(
      createHistory([
        snapshot('8.0', all, {}),
        snapshot('8.1', ['community'], {}),
        snapshot('8.2', all, { Heatmap: pro }),
      ]),
    ).toEqual({ Heatmap: [{ kind: 'added', version: '8.2', after: '8.0' }] });
  });

  it('records the version that was read if the last patch version before a change is missing', () => {
    const first = { ...snapshot('8.0', all, {}), outdated: { pro: '8.0.1' } };
    expect(createHistory([first, snapshot('8.1', all, { Heatmap: pro, Area: FREE })])).toEqual({
      Area: [{ kind: 'added', version: '8.1' }],
      Heatmap: [{ kind: 'added', version: '8.1', after: '8.0.1' }],
    });
  });

  it('dates a change by the major version, even if a patch version before is missing', () => {
    const last = { ...snapshot('7.29', all, {}), outdated: { pro: '7.29.1' } };
    expect(createHistory([last, snapshot('8.0', all, { Heatmap: pro })])).toEqual({
      Heatmap: [{ kind: 'added', version: '8.0' }],
    });
  });

  it('does not list exports as removed if they moved out of a missing package', () => {
    expect(
      createHistory([
        snapshot('8.0', all, { Heatmap: pro }),
        snapshot('8.1', ['community'], {}),
        snapshot('8.2', all, { Heatmap: OWNER }),
      ]),
    ).toEqual({});
  });

  it('ignores exports that come and go with a package of a higher plan', () => {
    expect(
      createHistory([
        snapshot('8.0', ['community'], {}),
        snapshot('8.1', all, { GridApiCaches: FREE }),
        snapshot('8.2', ['community'], {}),
        snapshot('8.3', all, { GridApiCaches: FREE }),
      ]),
    ).toEqual({});
  });

  it('finds exports that were removed and came back while a package of a higher plan was missing', () => {
    expect(
      createHistory([
        snapshot('7.29', all, { sx: FREE }),
        snapshot('8.0', ['community'], {}),
        snapshot('8.1', ['community'], { sx: FREE }),
        snapshot('8.2', all, { sx: FREE }),
      ]),
    ).toEqual({
      sx: [
        { kind: 'removed', version: '8.0' },
        { kind: 'added', version: '8.1' },
      ],
    });
  });

  it('lists nothing as new in the first release of a package', () => {
    expect(
      createHistory([
        snapshot('8.0', ['community'], {}),
        snapshot('8.1', all, {
          Heatmap: pro,
          'Heatmap prop colors': { plan: 'pro', need: 'pro', owner: 'Heatmap' },
        }),
      ]),
    ).toEqual({});
  });

  it('lists a new interface once, even if its members were read later', () => {
    const member: Fact = { plan: 'community', need: 'pro', owner: 'ItemStatus' };
    const later = { ItemStatus: OWNER, 'ItemStatus member focused': member };
    expect(
      createHistory([
        snapshot('7.29', all, {}),
        snapshot('8.0', ['community'], later),
        snapshot('8.1', all, later),
        snapshot('8.2', all, { ...later, 'ItemStatus member editing': member }),
      ]),
    ).toEqual({
      ItemStatus: [{ kind: 'added', version: '8.0' }],
      'ItemStatus member editing': [{ kind: 'added', version: '8.2' }],
    });
  });

  it('dates inherited props by the component they come from', () => {
    const inherited: Fact = { plan: 'community', need: 'pro', owner: 'GridPro' };
    const shared = {
      Grid: OWNER,
      'Grid prop a': { ...FREE, owner: 'Grid' },
      GridPro: pro,
      'GridPro prop a': inherited,
    };
    const later = {
      ...shared,
      'Grid prop rows': { ...FREE, owner: 'Grid' },
      'GridPro prop rows': inherited,
    };
    const added = [{ kind: 'added', version: '8.1' }];
    for (const plans of [all, ['community'] satisfies Plan[]]) {
      expect(
        createHistory([
          snapshot('8.0', plans, shared),
          snapshot('8.1', ['community'], later),
          snapshot('8.2', all, later),
        ]),
      ).toEqual({ 'Grid prop rows': added, 'GridPro prop rows': added });
    }
  });
});
