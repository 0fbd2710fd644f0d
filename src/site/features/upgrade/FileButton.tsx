import { useRef } from 'react';
import { getControlClass } from '../../ui/getControlClass.ts';
import styles from './UpgradeTool.module.css';

export interface FileButtonProps {
  label: string;
  accept: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that opens the system's file picker. */
export function FileButton({ label, accept, multiple = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={getControlClass(styles.button)}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        hidden
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // Without this, choosing the same file again wouldn't fire a change event.
          event.target.value = '';
        }}
      />
    </>
  );
}
