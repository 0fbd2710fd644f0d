import { Fragment, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import type { PanelStore } from './PanelStore.ts';
import type { RenderPart, Scene } from '#content/try-it/shared/Scene.ts';

/** Creates a component without props for the demo runtime. It's connected to the panel's controls. */
export function createInstance(
  { Component, props: base, children, Wrapper = Fragment, Host, layout }: Scene,
  store: PanelStore,
): ComponentType {
  return function TryItInstance() {
    const { props, key } = useSyncExternalStore(store.subscribe, store.get);
    const inside = children === undefined || 'children' in props ? {} : { children };
    const render: RenderPart = (given) => {
      store.report({ ...base, ...given });
      return <Component key={key} {...base} {...given} {...inside} {...props} />;
    };
    return (
      <Wrapper>
        <div data-try-layout={layout}>{Host ? <Host render={render} /> : render()}</div>
      </Wrapper>
    );
  };
}
