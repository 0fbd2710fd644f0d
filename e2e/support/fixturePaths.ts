/** Pages that exist only for tests, so that writers can rewrite every guide without breaking a test. */
export const PROSE = '/x/fixtures/prose/';
export const DEMOS = '/x/fixtures/demos/';
export const CHARTS = '/x/fixtures/charts/';
export const DATA_GRID = '/x/fixtures/data-grid/';
export const DATE_PICKERS = '/x/fixtures/date-pickers/';
export const GALLERY = '/x/fixtures/gallery/';
