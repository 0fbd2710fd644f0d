import { useState } from 'react';
import type { DragEvent } from 'react';

/** Lets users drop files on an element. */
export function useDrop(onDrop: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files];
      setIsOver(false);
      // Text that's dragged from another window goes to the text field.
      if (files.length === 0) return;
      event.preventDefault();
      onDrop(files);
    },
  };
}
