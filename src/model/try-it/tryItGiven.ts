interface GivenProps {
  components: RegExp;
  props: readonly string[];
}

/** Props that a host passes to its parts. Apps pass them through unchanged, so panels show them as read-only. */
const GIVEN: readonly GivenProps[] = [
  {
    components:
      /^Grid(Actions|Boolean|DetailPanelToggle|RowReorder|TreeDataGrouping|Edit\w+)Cell$|^GridCellCheckbox|^GridHeaderCheckbox$/,
    props: words('api cellMode colDef field formattedValue id row rowNode value'),
  },
  {
    components: /^Grid(Cell|Row|ColumnHeaders)$/,
    props: words(
      'column row rowId rowNode rowHeight colIndex index visibleColumns pinnedColumns firstColumnIndex lastColumnIndex columnsTotalWidth offsetLeft scrollbarWidth columnGroupHeaderFocus columnGroupHeaderTabIndexState columnGroupsHeaderStructure columnHeaderFocus columnHeaderTabIndexState columnMenuState columnVisibility filterColumnLookup headerGroupingMaxDepth sortColumnLookup',
    ),
  },
  {
    components:
      /^Grid(\w*Menu\w*|Panel|ColumnHeader(Item|SortIcon|FilterIconButton)|HeaderFilterCell|Filter(Form|Input\w+))$/,
    props: words(
      'colDef field hideMenu target item operators apiRef applyValue applyFilterChanges applyMultiFilterOperatorChanges deleteFilter clearFilterItem buttonRef headerFilterMenuRef',
    ),
  },
  { components: /^GridContextProvider$/, props: words('configuration privateApiRef props') },
  { components: /^GridHeaderFilterCell$/, props: ['colIndex'] },
  {
    components: /^Pickers(\w*Input\w*|TextField|SectionList)$/,
    props: words('elements sectionListRef contentEditable'),
  },
  {
    components:
      /^PickersLayout(Root|ContentWrapper)$|^Animated(Area|Line)$|HighlightPath$|ViewRoot$|ViewProRoot$/,
    props: ['ownerState'],
  },
  { components: /^Scatter$/, props: words('series xScale yScale') },
  { components: /^PieArc\w*Plot$/, props: ['data'] },
  { components: /^TreeItem(Content|Icon|Provider)$/, props: words('status id itemId') },
];

function words(text: string): string[] {
  return text.split(' ');
}

export function isGiven(component: string, prop: string): boolean {
  return GIVEN.some(({ components, props }) => components.test(component) && props.includes(prop));
}

/** Whether a component gets any props from its host. */
export function isGivenAny(component: string): boolean {
  return GIVEN.some(({ components }) => components.test(component));
}
