/** Why a panel does not offer a prop; the texts are `coverage.reasons` of the interface. */
export type TryItExclusionReason =
  'library' | 'console' | 'security' | 'given' | 'noHost' | 'throws';

export interface TryItExclusion {
  components: RegExp;
  props: readonly string[] | 'all';
  reason: TryItExclusionReason;
}

/** Props that no reader would set. Keep it short: each entry is a prop that cannot be tried. */
export const TRY_IT_EXCLUSIONS: readonly TryItExclusion[] = [
  { components: /^DataGrid/, props: ['logLevel', 'logger'], reason: 'console' },
  { components: /^DataGrid/, props: ['nonce', 'disableEval'], reason: 'security' },
  { components: /./, props: ['areAllSectionsEmpty', 'ownerState'], reason: 'library' },
  { components: /Chart|DataProvider/, props: ['theme', 'plugins'], reason: 'library' },
  // It has no toolbar to show, and there is no conversation to be at.
  { components: /^RadarChartPro$/, props: ['showToolbar'], reason: 'throws' },
  {
    components: /^DataGridPremium$/,
    props: ['aiAssistantActiveConversationIndex'],
    reason: 'throws',
  },
  // Of cells and headers, the grid says which one it is.
  {
    components:
      /^Grid(Actions|Boolean|DetailPanelToggle|RowReorder|TreeDataGrouping|Edit\w+)Cell$|^GridCellCheckbox|^GridHeaderCheckbox$/,
    props: words('aggregation api cellMode colDef field formattedValue id row rowNode value'),
    reason: 'given',
  },
  {
    components: /^Grid(Cell|Row|ColumnHeaders)$/,
    props: words(
      'column row rowId rowNode rowHeight colIndex pinnedOffset index visibleColumns pinnedColumns firstColumnIndex lastColumnIndex focusedColumnIndex columnsTotalWidth offsetLeft scrollbarWidth columnGroupHeaderFocus columnGroupHeaderTabIndexState columnGroupsHeaderStructure columnHeaderFocus columnHeaderTabIndexState columnMenuState columnVisibility filterColumnLookup headerGroupingMaxDepth sortColumnLookup',
    ),
    reason: 'given',
  },
  {
    components:
      /^Grid(\w*Menu\w*|Panel|ColumnHeader(SortIcon|FilterIconButton)|HeaderFilterCell|Filter(Form|Input\w+))$/,
    props: words(
      'colDef colIndex field hideMenu target item operators apiRef applyValue applyFilterChanges applyMultiFilterOperatorChanges deleteFilter clearFilterItem headerFilterMenuRef headerClassName InputComponentProps',
    ),
    reason: 'given',
  },
  {
    components:
      /^Grid(Body|ContextProvider|Root|ColumnHeaderItem|ColumnHeaderMenu|HeaderFilterMenuContainer|ChartsRendererProxy)$/,
    props: 'all',
    reason: 'noHost',
  },
  // Fields tell their inputs what the sections are.
  {
    components: /^Pickers(\w*Input\w*|TextField|SectionList)$/,
    props: words('elements sectionListRef contentEditable data-multi-input'),
    reason: 'given',
  },
  { components: /^Scatter$/, props: words('series xScale yScale'), reason: 'given' },
  { components: /^PieArc\w*Plot$/, props: ['data'], reason: 'given' },
  {
    components: /^TreeItem(Content|Icon|Provider)$/,
    props: words('status id itemId'),
    reason: 'given',
  },
];

function words(text: string): string[] {
  return text.split(' ');
}

/** The reason for which a panel leaves a prop out. */
export function findExclusion(component: string, prop: string): TryItExclusionReason | undefined {
  return TRY_IT_EXCLUSIONS.find(
    ({ components, props }) =>
      components.test(component) && (props === 'all' || props.includes(prop)),
  )?.reason;
}

export function isExcluded(component: string, prop: string): boolean {
  return findExclusion(component, prop) !== undefined;
}
