/** Id of the panel with the data of a demo's charts. The panel is created when a reader opens it. */
export function getTablesId({ name }: { name: string }): string {
  return `${name}-tables`;
}
