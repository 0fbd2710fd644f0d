import type { CodeVariant } from '../demo/codeVariant.ts';
import type { ColorScheme } from '../preferences/colorMode.ts';
import type { Locale } from '../locale/Locale.ts';

/** The actions a control can report, by category. The category becomes the name of the event. */
export const ACTIONS = {
  demo: [
    'expand',
    'source-js',
    'source-ts',
    'stackblitz',
    'codesandbox',
    'copy',
    'copy-click',
    'reset-focus',
    'reset',
    'github',
    'copy-js-source-link',
    'copy-ts-source-link',
    'styling',
    'edit',
    'playground',
    'download',
    'error',
  ],
  'demo-expand': ['copy-click'],
  code: ['copy-click', 'copy-keyboard'],
  'mui-chat': ['open-in-mui-chat'],
  settings: [
    'light',
    'system',
    'dark',
    'ltr',
    'rtl',
    'colors',
    'dense',
    'language',
    'shortcuts',
    'analytics',
  ],
  header: ['github'],
  AppBar: ['toggleNotifications'],
  docs: ['click-back-to-top', 'copy-page', 'open-in-assistant'],
  /** Views of an API section; the label is the view. */
  layout: ['props', 'slots', 'classes'],
  ComponentLinkHeader: ['click'],
  sponsor: ['docs-premium'],
  Announcement: ['notification'],
  ad: ['display', 'click', 'crash'],
  search: ['open', 'select', 'no-result'],
  feedback: ['vote', 'comment', 'failure'],
  l10n: ['edit-button'],
} as const;

export type ActionCategory = keyof typeof ACTIONS;

/** `{ name: 'demo', action: 'copy', label: 'react-charts/bars/BasicBars' }` */
export type ActionEvent = {
  [Category in ActionCategory]: {
    name: Category;
    action: (typeof ACTIONS)[Category][number];
    label?: string;
  };
}[ActionCategory];

export interface PageViewEvent {
  name: 'page_view';
  title: string;
  /** Path without language, host, or hash. */
  location: string;
  productId: string;
  productCategoryId: string;
}

export interface WebVitalEvent {
  name: 'web_vital';
  metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Unique to this metric on this page load. */
  id: string;
  value: number;
  delta: number;
}

/** Facts about the visit, each sent when it changes. */
export interface UserProperties {
  codeVariant: CodeVariant;
  userLanguage: Locale;
  /** Rounded to one decimal. */
  devicePixelRatio: number;
  colorSchemeOS: ColorScheme;
  colorScheme: ColorScheme;
}

export interface UserPropertiesEvent {
  name: 'user_properties';
  properties: Partial<UserProperties>;
}

/** Every event the site can report. */
export type SiteEvent = PageViewEvent | ActionEvent | WebVitalEvent | UserPropertiesEvent;

/** The action that a control's attributes name, or `null` if it isn't on the list. */
export function parseActionEvent(fields: {
  category: string | undefined;
  action: string | undefined;
  label?: string | undefined;
}): ActionEvent | null {
  const { category = '', action, label } = fields;
  if (!Object.hasOwn(ACTIONS, category)) return null;
  const actions: readonly string[] = ACTIONS[category as ActionCategory];
  if (action === undefined || !actions.includes(action)) return null;
  return { name: category, action, ...(label !== undefined && { label }) } as ActionEvent;
}
