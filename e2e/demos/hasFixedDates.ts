/** Whether the demos of a page show dates that must be the same in every time zone. That's true for all pages of the pickers. */
export function hasFixedDates(page: string): boolean {
  return page.startsWith('/x/react-date-pickers/');
}
