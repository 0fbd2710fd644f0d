import { createContext } from 'react';
import type { DemoData } from '#model/demo/Demo.ts';

/** The demos of the page being rendered, by name. */
export const DemosContext = createContext<Readonly<Record<string, DemoData>>>({});
