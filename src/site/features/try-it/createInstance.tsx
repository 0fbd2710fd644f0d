import { Fragment, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import type { PanelStore } from './PanelStore.ts';
import type { Scene } from './scenes/Scene.ts';

/** A component without props, as the demo runtime mounts them, that follows the panel's controls. */
export function createInstance(
  { Component, props: base, children, Wrapper = Fragment, layout }: Scene,
  store: PanelStore,
): ComponentType {
  return function TryItInstance() {
    const { props, key } = useSyncExternalStore(store.subscribe, store.get);
    return (
      <Wrapper>
        <div data-try-layout={layout}>
          <Component key={key} {...base} {...props}>
            {children}
          </Component>
        </div>
      </Wrapper>
    );
  };
}
