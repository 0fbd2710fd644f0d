/** Whether a reader lets us count: nothing is sent unless it was granted. */
export type Consent = 'unset' | 'granted' | 'denied';
