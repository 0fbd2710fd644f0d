import styles from './Icon.module.css';

/** Outline icons on a 16-pixel grid, drawn with one stroke so that they inherit color and weight. */
const PATHS = {
  'arrow-left': 'M13 8H3m4-4L3 8l4 4',
  'arrow-right': 'M3 8h10M9 4l4 4-4 4',
  'arrow-up': 'M8 13V3M4 7l4-4 4 4',
  bell: 'M4 11V7a4 4 0 1 1 8 0v4l1 1H3zm3 3h2',
  bolt: 'M9 1.500 3.500 9H8l-1 5.500L12.500 7H8z',
  box: 'm8 1.500 5.500 3v7L8 14.500l-5.500-3v-7zM2.500 4.500 8 7.500l5.500-3M8 7.500v7',
  check: 'm3 8.5 3.2 3.2L13 5',
  'chevron-down': 'm4 6 4 4 4-4',
  'chevron-right': 'm6 4 4 4-4 4',
  close: 'm4 4 8 8m0-8-8 8',
  code: 'm5.5 4.5-3.5 3.5 3.5 3.5m5-7 3.5 3.5-3.5 3.5',
  comment: 'M2.5 3.5h11v7.5H7l-3 2.5V11H2.5z',
  copy: 'M6 6h7v7.5H6zM10 6V2.5H3V10h3',
  download: 'M8 2.5v7m-3-3 3 3 3-3M3 13h10',
  edit: 'M3 13v-2.5l7.5-7.5L13 5.5 5.5 13zm6-8.5L11.5 7',
  error: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6 6l4 4m0-4-4 4',
  expand: 'M3 6V3h3m7 3V3h-3M3 10v3h3m7-3v3h-3',
  external: 'M6.5 3.5H3v9.500h9.500V9.500M9.500 3H13v3.500M13 3 7.500 8.500',
  focus: 'M3 6V3h3m4 0h3v3m0 4v3h-3M6 13H3v-3m5-1.500a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1z',
  globe:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c2 1.800 2.500 4 2.500 6S10 12.200 8 14c-2-1.800-2.500-4-2.500-6S6 3.800 8 2z',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zm0-6.500V11m0-6.200v.1',
  link: 'M6.500 9.500a2.700 2.700 0 0 0 3.900 0l2.100-2.100a2.750 2.750 0 0 0-3.900-3.900l-.7.7m1.600 2.300a2.700 2.700 0 0 0-3.900 0L3.500 8.600a2.750 2.750 0 0 0 3.900 3.900l.7-.7',
  menu: 'M2.500 4.500h11M2.500 8h11m-11 3.500h11',
  monitor: 'M2.500 3.500h11v7.500h-11zM6 13.500h4M8 11v2.500',
  moon: 'M13 9.500A5.500 5.500 0 0 1 6.500 3 5.500 5.500 0 1 0 13 9.500z',
  more: 'M3.500 8h.1m4.400 0h.1m4.400 0h.1',
  play: 'M5 3.500v9l7.500-4.500z',
  reset: 'M3 8a5 5 0 1 0 1.500-3.500L3 6m0-3.500V6h3.500',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zm3.700-1.300L14 14',
  settings:
    'M2 5h6.500m3 0H14M2 11h2.500m3 0H14M10 6.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zm-4 6a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z',
  stop: 'M4 4h8v8H4z',
  success: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.300 8.200l2 2 3.400-3.900',
  sun: 'M8 10.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8 1.500v1.500m0 10v1.500M1.500 8H3m10 0h1.500M3.400 3.400l1.100 1.100m7 7 1.100 1.100m0-9.200-1.100 1.100m-7 7-1.100 1.100',
  table: 'M2.500 3h11v10h-11zm0 3.500h11M2.500 9.800h11M6.500 3v10',
  'thumb-down':
    'M11 3h2.500v6H11zm0 6-3 5c-1.300 0-2-.9-1.700-2.200L6.800 10H3.600C2.600 10 2 9.200 2.200 8.300l1-4C3.400 3.500 4 3 4.700 3H11',
  'thumb-up':
    'M5 13H2.500V7H5zm0-6 3-5c1.300 0 2 .9 1.700 2.200L9.200 6h3.200c1 0 1.600.8 1.400 1.700l-1 4c-.2.8-.8 1.300-1.500 1.300H5',
  warning: 'M8 2.500 14.500 13.500h-13zM8 6.500v3.500m0 1.700v.1',
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps {
  name: IconName;
  /** Directional icons are mirrored in right-to-left pages. */
  mirrored?: boolean;
}

/** A decorative icon; the control around it has the accessible name. */
export function Icon({ name, mirrored = false }: IconProps) {
  return (
    <svg
      className={mirrored ? `${styles.icon} ${styles.mirrored}` : styles.icon}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
