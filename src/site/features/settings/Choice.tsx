import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import styles from './Choice.module.css';

export interface ChoiceProps<Value extends string> {
  label: string;
  /** Hides the label visually, because the surrounding group has a visible one. */
  isLabelHidden?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: IconName; event?: string }[];
}

/** A choice between a few options: native radio buttons styled as a segmented control. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  onChange,
  options,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.option}
            {...(option.event
              ? { 'data-ga-event-category': 'settings', 'data-ga-event-action': option.event }
              : {})}
          >
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>
              {option.icon ? <Icon name={option.icon} /> : null}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
