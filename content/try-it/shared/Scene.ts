import type { ComponentType, ReactNode } from 'react';
import type { TryItSampleCode, TryItSampleSet } from '#model/try-it/TryItSample.ts';

export type SceneComponent = ComponentType<Record<string, unknown>>;

/** Draws the component with what its surroundings give it and what the reader has set. */
export type RenderPart = (given?: Readonly<Record<string, unknown>>) => ReactNode;

/** What a part stands in: a toolbar in its grid, a mark in its chart. */
export type PartHost = ComponentType<{ render: RenderPart }>;

/** A component with what it needs to be seen at work. */
export interface Scene {
  Component: SceneComponent;
  /** As `getTryItBase` writes them in code. */
  props: Readonly<Record<string, unknown>>;
  /** What comes with a prop once it is set. */
  companions?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  children?: ReactNode;
  Wrapper?: ComponentType<{ children: ReactNode }>;
  Host?: PartHost;
  /** Fills the frame, or stands in the middle of it. */
  layout: 'fill' | 'center';
  /** A prop that the component asks to be taken back by calling this one: a picker held open, by `onClose`. */
  releases?: Readonly<Record<string, string>>;
}

export type SceneLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** `2026-03-09` → the date as the component takes it */
export type ToDate = (text: string) => unknown;

/** The samples of a product: what a component gets, and how its source writes it. */
export interface SceneSamples {
  values: readonly TryItSampleSet<unknown>[];
  code: readonly TryItSampleSet<TryItSampleCode>[];
}

export interface SceneFamily {
  loadScene: (name: string) => Promise<Scene>;
  loadSamples: () => Promise<SceneSamples>;
  toDate: ToDate;
}

/** The component behind a name; props are checked by the panel's controls, which come from the types. */
export async function loadComponent(loaders: SceneLoaders, name: string): Promise<SceneComponent> {
  const load = loaders[name];
  if (!load) throw new Error(`There is no scene for ${name}.`);
  return (await load()) as SceneComponent;
}

/** The samples of a product, followed by those that all products share. */
export async function joinSamples(
  own: readonly Promise<SceneSamples['values']>[],
  code: Promise<SceneSamples['code']>,
): Promise<SceneSamples> {
  const { sharedSamples } = await import('./sharedSamples.tsx');
  return { values: [...(await Promise.all(own)).flat(), ...sharedSamples], code: await code };
}
