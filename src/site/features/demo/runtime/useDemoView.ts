import { useEffect, useState } from 'react';
import { onDemoView, readDemoView } from '../demoView.ts';
import type { DemoView } from '../demoView.ts';

/** What the reader chose for this demo alone. */
export function useDemoView(stage: HTMLElement): DemoView {
  const [view, setView] = useState(() => readDemoView(stage));
  useEffect(() => onDemoView(stage, () => setView(readDemoView(stage))), [stage]);
  return view;
}
