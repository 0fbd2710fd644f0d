import styles from './Control.module.css';

/** The look of a field, a select, or an outlined button; `className` adds what is special about one of them. */
export function getControlClass(
  className: string | undefined,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): string {
  return [styles.control, isQuiet ? styles.quiet : undefined, className].filter(Boolean).join(' ');
}
