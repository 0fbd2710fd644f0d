import type { ComponentType, ReactNode } from 'react';

export type SceneComponent = ComponentType<Record<string, unknown>>;

/** A component with what it needs to be seen at work. */
export interface Scene {
  Component: SceneComponent;
  /** As `getTryItBase` writes them in code. */
  props: Readonly<Record<string, unknown>>;
  /** What comes with a prop once it is set. */
  companions?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  children?: ReactNode;
  Wrapper?: ComponentType<{ children: ReactNode }>;
  /** Fills the frame, or stands in the middle of it. */
  layout: 'fill' | 'center';
  /** A prop that the component asks to be taken back by calling this one: a picker held open, by `onClose`. */
  releases?: Readonly<Record<string, string>>;
}

export type SceneLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** `2026-03-09` → the date as the component takes it */
export type ToDate = (text: string) => unknown;

export interface SceneFamily {
  names: readonly string[];
  loadScene: (name: string) => Promise<Scene>;
  toDate: ToDate;
}

/** The component behind a name; props are checked by the panel's controls, which come from the types. */
export async function loadComponent(loaders: SceneLoaders, name: string): Promise<SceneComponent> {
  const load = loaders[name];
  if (!load) throw new Error(`There is no scene for ${name}.`);
  return (await load()) as SceneComponent;
}
