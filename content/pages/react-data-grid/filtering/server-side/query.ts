import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

/** Whether users have finished a condition. */
const isComplete = ({ operator, value }: GridFilterItem) =>
  ['isEmpty', 'isNotEmpty'].includes(operator) ||
  (value !== undefined && value !== null && String(value) !== '');

/** Date columns store the chosen day as midnight in UTC. */
const toText = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value;

/** The URL for a filter. It doesn't change while a condition is incomplete. */
export function toUrl(model: GridFilterModel, page: number, size: number) {
  const params = new URLSearchParams({
    page: String(page),
    size: String(size),
  });
  const conditions = model.items
    .filter(isComplete)
    .map(({ field, operator, value }) => ({
      field,
      operator,
      value: toText(value),
    }));
  if (conditions.length > 0) {
    params.set('filter', JSON.stringify(conditions));
  }
  if (conditions.length > 1) {
    params.set('join', model.logicOperator ?? 'and');
  }
  const words = model.quickFilterValues ?? [];
  if (words.length > 0) {
    params.set('search', words.join(' '));
  }
  return `/api/orders?${params}`;
}
