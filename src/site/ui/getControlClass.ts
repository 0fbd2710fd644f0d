import styles from './Control.module.css';

/** Returns the classes of a field, a select, or an outlined button. `className` adds individual styles. */
export function getControlClass(
  className: string | undefined,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): string {
  return [styles.control, isQuiet ? styles.quiet : undefined, className].filter(Boolean).join(' ');
}
