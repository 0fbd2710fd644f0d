import type { ComponentType, ReactNode } from 'react';
import type { SampleSets } from './SamplesOf.ts';

export type SceneComponent = ComponentType<Record<string, unknown>>;

/** Renders the component with the props its host passes and those the reader has set. */
export type RenderPart = (given?: Readonly<Record<string, unknown>>) => ReactNode;

/** The component a part needs around it: a grid for a toolbar, a chart for a mark. */
export type PartHost = ComponentType<{ render: RenderPart }>;

/** A component with everything it needs to render something useful. */
export interface Scene {
  Component: SceneComponent;
  /** The same props that `getTryItBase` shows in the code. */
  props: Readonly<Record<string, unknown>>;
  /** Props to add once a prop is set. */
  companions?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  children?: ReactNode;
  Wrapper?: ComponentType<{ children: ReactNode }>;
  Host?: PartHost;
  /** Fill the frame, or center the component in it. */
  layout: 'fill' | 'center';
  /** Callback → the prop it unsets: a picker kept open by `open` calls `onClose`. */
  releases?: Readonly<Record<string, string>>;
}

export type SceneLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** `2026-03-09` → a date object of the type the component expects */
export type ToDate = (text: string) => unknown;

export interface SceneFamily {
  loadScene: (name: string) => Promise<Scene>;
  /** In order of precedence. */
  loadSamples: () => Promise<SampleSets>;
  toDate: ToDate;
}

/** Props aren't typed here because the panel's controls, which come from the types, check them. */
export async function loadComponent(loaders: SceneLoaders, name: string): Promise<SceneComponent> {
  const load = loaders[name];
  if (!load) throw new Error(`There is no scene for ${name}.`);
  return (await load()) as SceneComponent;
}
