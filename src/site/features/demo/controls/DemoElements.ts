/** The elements of one demo, found from any element inside it. */
export interface DemoElements {
  frame: HTMLElement;
  id: string;
  name: string;
  stage: HTMLElement;
  toolbar: HTMLElement;
  panel: HTMLElement;
}

export function findDemo(element: Element): DemoElements | undefined {
  const frame = element.closest<HTMLElement>('[data-demo-frame]');
  const stage = frame?.querySelector<HTMLElement>('[data-demo]');
  const toolbar = frame?.querySelector<HTMLElement>('[data-demo-toolbar]');
  const panel = frame?.querySelector<HTMLElement>('[data-demo-code]');
  if (!frame || !stage || !toolbar || !panel) return undefined;
  return { frame, id: frame.dataset['demoFrame'] ?? '', name: frame.id, stage, toolbar, panel };
}
