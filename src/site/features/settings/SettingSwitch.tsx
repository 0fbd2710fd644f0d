import { Switch } from '@base-ui/react/switch';
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
        <p className={styles.label} id={`${id}label`}>
          {label}
        </p>
        <p className={styles.note} id={`${id}note`}>
          {note}
        </p>
      </div>
      <Switch.Root
        className={styles.track}
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}note`}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </div>
  );
}
