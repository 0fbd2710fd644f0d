/** One way to see the site. Demos must work in all of them. */
export interface DemoSetting {
  name: 'light' | 'dark' | 'rtl' | 'phone' | 'New York' | 'Kolkata' | 'Auckland';
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Whether it's a touch screen: controls are larger, and scrollbars take no space. */
  isMobile?: boolean;
  /** What axe checks. Dark demos differ only in colors, and mirrored demos in nothing that axe checks. */
  axe?: 'everything' | 'colors';
  /** IANA name of the browser's time zone. UTC by default. */
  timeZone?: string;
}

const desktop = { width: 1440, height: 900, colorScheme: 'light', direction: 'ltr' } as const;

/** Every run opens every demo in the first setting, and a sample of pages in each of the others. */
export const DEMO_SETTINGS: readonly DemoSetting[] = [
  { ...desktop, name: 'light', axe: 'everything' },
  { ...desktop, name: 'dark', colorScheme: 'dark', axe: 'colors' },
  { ...desktop, name: 'rtl', direction: 'rtl' },
  { ...desktop, name: 'phone', width: 390, height: 844, isMobile: true, axe: 'everything' },
];

/** Behind UTC, half an hour off, and far ahead. In all of them, fixed dates must look the same as in UTC. */
export const ZONE_SETTINGS: readonly DemoSetting[] = [
  { ...desktop, name: 'New York', timeZone: 'America/New_York' },
  { ...desktop, name: 'Kolkata', timeZone: 'Asia/Kolkata' },
  { ...desktop, name: 'Auckland', timeZone: 'Pacific/Auckland' },
];

/** Where heights are measured: the widths for each range of `DemoFrame.module.css`, in the setting with this name. */
export const MEASUREMENTS = {
  phone: { xs: 390 },
  light: { sm: 768, lg: 1440 },
} as const;
