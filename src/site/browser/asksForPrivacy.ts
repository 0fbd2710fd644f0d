/** Do Not Track or Global Privacy Control: the reader has answered before we could ask. */
export function asksForPrivacy(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
