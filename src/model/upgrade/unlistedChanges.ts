import type { ProductId } from '../product/ProductConfig.ts';
import type { ApiChange } from '../reference/VersionHistory.ts';

/**
 * Changes that are in the migration guides but not in the histories. A history compares types by their text, so it misses a type with
 * the same name but a new definition, members of types that it doesn't list, and exports with a second name. The keys are history keys.
 */
export const UNLISTED_CHANGES: Partial<Record<ProductId, Record<string, ApiChange>>> = {
  'x-data-grid': {
    GridRowSelectionModel: changeSelection(),
    'GridApi member setRowSelectionModel': changeSelection(),
    ...forGrids('prop onRowSelectionModelChange', changeSelection()),
    ...forGrids('slot toolbar', {
      kind: 'changed',
      version: '8.0',
      text: 'Add the `showToolbar` prop, because the grid renders no toolbar without it.',
    }),
    ...removeFlags('6.0', ['aggregation', 'newEditingApi', 'preventCommitWhileValidating']),
    ...removeFlags('6.0', ['rowPinning']),
    ...removeFlags('7.0', ['ariaV7', 'clipboardPaste', 'columnGrouping', 'lazyLoading']),
    ...removeFlags('8.0', ['ariaV8']),
  },
  'x-date-pickers': {
    'LocalizationProvider prop dateLibInstance': {
      kind: 'changed',
      version: '7.0',
      text: 'With Day.js, remove it and set the `timezone` prop of the components instead.',
    },
  },
  'x-charts': {
    'ChartSeries member xAxisKey': rename('xAxisId'),
    'ChartSeries member yAxisKey': rename('yAxisId'),
    'ChartSeries member zAxisKey': rename('zAxisId'),
    // The chart reads it from the props of the slot, although the legend no longer has this prop.
    'slotProps.legend prop position': {
      kind: 'changed',
      version: '8.0',
      text: "Use `'start'`, `'center'`, and `'end'` for `horizontal`.",
    },
    'ChartsLegend prop direction': {
      kind: 'changed',
      version: '8.0',
      text: "Use `'horizontal'` instead of `'row'`, and `'vertical'` instead of `'column'`.",
    },
    unstable_useSeries: rename('useSeries'),
    // The hooks without the prefix return arrays.
    ...Object.fromEntries(
      ['Bar', 'Line', 'Pie', 'Scatter'].map((type) => [
        `unstable_use${type}Series`,
        rename(`use${type}SeriesContext`),
      ]),
    ),
  },
  'x-tree-view': {
    'TreeViewPublicAPI member selectItem': rename('setItemSelection'),
    'TreeViewPublicAPI member setItemExpansion': {
      kind: 'changed',
      version: '8.0',
      text: 'Pass one object with `event`, `itemId`, and `shouldBeExpanded`.',
    },
  },
};

/** Only the name changed in version 8. */
function rename(replacedBy: string): ApiChange {
  return { kind: 'removed', version: '8.0', replacedBy };
}

/** The selection was an array of row ids and is now an object. */
function changeSelection(): ApiChange {
  return {
    kind: 'changed',
    version: '8.0',
    text: "The selection is no longer an array but an object such as `{ type: 'include', ids: new Set([1]) }`.",
  };
}

/** Removes flags of `experimentalFeatures`. */
function removeFlags(version: string, names: readonly string[]): Record<string, ApiChange> {
  return Object.fromEntries(
    names.map((name) => [`GridExperimentalFeatures member ${name}`, { kind: 'removed', version }]),
  );
}

function forGrids(part: string, change: ApiChange): Record<string, ApiChange> {
  return Object.fromEntries(
    ['DataGrid', 'DataGridPro', 'DataGridPremium'].map((name) => [`${name} ${part}`, change]),
  );
}
