/** Whether the demos of a page show dates that must read the same in every time zone: all pages of the pickers. */
export function hasFixedDates(page: string): boolean {
  return page.startsWith('/x/react-date-pickers/');
}
