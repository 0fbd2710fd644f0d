import { useState } from 'react';
import type { KeyboardEvent } from 'react';

export interface ListKeys {
  /** The option that Enter opens. */
  active: number;
  /** True once the reader has used an arrow key. Only then is the option announced, because typing alone must stay silent. */
  hasMoved: boolean;
  moveTo: (index: number) => void;
  reset: () => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/** Arrows, Home, and End in the field move through the options. Enter opens one, with Ctrl or ⌘ in a new tab. */
export function useListKeys(
  count: number,
  open: (index: number, inNewTab: boolean) => void,
  onMove: (index: number) => void,
): ListKeys {
  const [active, setActive] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const current = Math.min(active, Math.max(0, count - 1));
  const move = (index: number) => {
    const next = (index + count) % count;
    setActive(next);
    setHasMoved(true);
    onMove(next);
  };
  return {
    active: current,
    hasMoved,
    moveTo: setActive,
    reset() {
      setActive(0);
      setHasMoved(false);
    },
    handleKeyDown(event) {
      // An Enter that confirms Chinese or Japanese input isn't meant for the list.
      if (count === 0 || event.nativeEvent.isComposing) return;
      const isModified = event.ctrlKey || event.metaKey;
      switch (event.key) {
        case 'ArrowDown':
          move(current + 1);
          break;
        case 'ArrowUp':
          move(current - 1);
          break;
        case 'Home':
          if (!isModified) return;
          move(0);
          break;
        case 'End':
          if (!isModified) return;
          move(count - 1);
          break;
        case 'Enter':
          open(current, isModified);
          break;
        default:
          return;
      }
      event.preventDefault();
    },
  };
}
