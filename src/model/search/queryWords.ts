import type { SearchPart } from './SearchFile.ts';

/** Words that questions contain and answers don't. */
export const STOP_WORDS = new Set(
  (
    'a an the and or but of in on at to for from by with without as is are be been was were am do does did doing done can could ' +
    'should would will may might must how what when where which who why whose it its this that these those there then than ' +
    'i me my we us our you your he she they them their not no if so just only also any some all into onto about over out ' +
    's t d m re ve ll don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn cannot cant dont doesnt didnt ' +
    'isnt wont im ive ' +
    'please vs via etc mui muix x react using ' +
    '的 了 在 是 和 与 或 怎么 如何 怎样 什么 为 吗 呢'
  ).split(' '),
);

/** Words so common that they help to rank pages but not to find them. */
export const VAGUE_WORDS = new Set(
  (
    'use used need want allow add create make set get give have has show display change remove put work works working way ways ' +
    'possible option options issue problem example examples demo component components custom customize different other one ' +
    'multiple specific based new like same help simple default value values prop props property api considered correct document pick choose let people user users'
  ).split(' '),
);

/** Words that name a product. They express a preference and never filter. */
export const PRODUCT_WORDS: Readonly<Record<string, SearchPart>> = {
  grid: 'x-data-grid',
  datagrid: 'x-data-grid',
  datatable: 'x-data-grid',
  table: 'x-data-grid',
  tables: 'x-data-grid',
  column: 'x-data-grid',
  columns: 'x-data-grid',
  row: 'x-data-grid',
  rows: 'x-data-grid',
  cell: 'x-data-grid',
  picker: 'x-date-pickers',
  pickers: 'x-date-pickers',
  datepicker: 'x-date-pickers',
  timepicker: 'x-date-pickers',
  datetimepicker: 'x-date-pickers',
  calendar: 'x-date-pickers',
  clock: 'x-date-pickers',
  chart: 'x-charts',
  charts: 'x-charts',
  graph: 'x-charts',
  axis: 'x-charts',
  tree: 'x-tree-view',
  treeview: 'x-tree-view',
  treeitem: 'x-tree-view',
  item: 'x-tree-view',
  items: 'x-tree-view',
  node: 'x-tree-view',
  nodes: 'x-tree-view',
};

/** The subset that names only the product itself. A page of the product matches them even if it doesn't contain them. */
export const PRODUCT_NAMES = new Set(
  'grid datagrid datatable table tables picker pickers datepicker chart charts graph tree treeview data view date rich simple'.split(
    ' ',
  ),
);

export const UPGRADE_WORDS = /^(?:migrat\w*|upgrad\w*|breaking|codemods?|v[4-9])$/;

/** How a question begins or ends, in the languages of the site. */
export const QUESTION =
  /^(?:how|what|why|when|where|which|who|can|could|is|are|do|does|should)\s|[?？吗呢]$|怎么|如何|怎样|什么/i;
