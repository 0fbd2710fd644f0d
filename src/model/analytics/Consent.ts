/** Whether the reader allows analytics. Nothing is sent unless it's granted. */
export type Consent = 'unset' | 'granted' | 'denied';
