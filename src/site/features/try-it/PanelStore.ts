/** The props of the live component; a new key remounts it. */
export interface PanelState {
  props: Readonly<Record<string, unknown>>;
  key: string;
}

export interface PanelStore {
  get: () => PanelState;
  set: (state: PanelState) => void;
  subscribe: (listener: () => void) => () => void;
  /** Reports the props that the host has set. */
  report: (given: PanelState['props']) => void;
}

export function createPanelStore(
  initial: PanelState,
  report: PanelStore['report'] = () => {},
): PanelStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report,
  };
}
