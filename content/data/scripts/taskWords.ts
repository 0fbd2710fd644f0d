/** The work of two releases of an invented app for harbor masters, by area. */
export const AREAS: Record<string, readonly string[]> = {
  Berths: [
    'Show berths on a map',
    'Reserve a berth',
    'Move a boat to another berth',
    'Waiting list',
    'Shore power meters',
    'Berth photos',
    'Depth warnings',
    'Guest berths overnight',
    'Berth labels for printing',
    'Berth history',
  ],
  Billing: [
    'Monthly invoices',
    'Card terminal',
    'Refunds',
    'Several currencies',
    'Tax rates by country',
    'Payment reminders',
    'Export for the accountant',
    'Invoices by email',
    'Discounts for members',
    'Rounding of totals',
  ],
  Weather: [
    'Wind forecast',
    'Tide tables',
    'Storm alerts',
    'Fog index',
    'Forecast for seven days',
    'Water temperature',
    'Wave height',
    'Alert by text message',
    'Offline forecast',
    'Compare two stations',
  ],
  Crew: [
    'Shift calendar',
    'Swap a shift',
    'Certificates and their expiry',
    'Time sheets',
    'Roles and rights',
    'Emergency contacts',
    'Vacation requests',
    'Training plan',
    'Crew directory',
    'Handover notes',
  ],
  Mobile: [
    'Scan a boat sticker',
    'Work without a signal',
    'Dark theme',
    'Larger touch targets',
    'Photo upload',
    'Push messages',
    'Start in under two seconds',
    'Tablet layout',
    'Battery use at sea',
    'Sign in with a passkey',
  ],
};

/** The steps of a feature, and the release in which each one is planned. */
export const STEPS: readonly (readonly [prefix: string, release: string])[] = [
  ['Design', '4.0'],
  ['Build', '4.1'],
];

export const DETAILS: readonly string[] = [
  'Ask two harbor masters before starting; last time we built what nobody needed.',
  'Works with a keyboard, with a screen reader, and with wet fingers.',
  'The old version stays available until everyone has moved.',
  'Needs a decision about who may see the data of other harbors. Legal has the draft, the deadline is the end of the month, and without an answer we ship this for single harbors only.',
  'Measure it on the slowest tablet we support.',
];
