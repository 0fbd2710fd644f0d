/** Sent to a Try it panel with the name of a prop to show. */
export const TRY_PROP = 'x:try-prop';

/** Sent to the document after the filter has hidden or shown rows of the reference. */
export const ROWS_FILTERED = 'x:rows';
