import { useId } from 'react';
import styles from './SettingSwitch.module.css';

export interface SettingSwitchProps {
  label: string;
  note: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SettingSwitch({ label, note, checked, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <p className={styles.note} id={`${id}note`}>
          {note}
        </p>
      </div>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        id={id}
        className={styles.track}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={`${id}note`}
      />
    </div>
  );
}
