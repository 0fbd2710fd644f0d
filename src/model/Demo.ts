/** What the page needs to know to show a demo. */
export interface DemoData {
  /** `pages/react-charts/bars/BasicBars`: its folder below `content/` and its name. */
  id: string;
  name: string;
  /** Address of the browser module whose default export is the demo. */
  src: string;
}
