/** Whether Do Not Track or Global Privacy Control is on, in which case we don't ask for consent. */
export function asksForPrivacy(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
