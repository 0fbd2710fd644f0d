import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';
import type { Consent } from '#model/analytics/Consent.ts';
import { isLocale } from '#model/locale/Locale.ts';
import { createTranslate } from '#model/locale/translate.ts';
import { startTracking } from '../features/analytics/startTracking.ts';
import { asksForPrivacy } from '../browser/asksForPrivacy.ts';
import { chooseConsent, consentSlot, followConsent } from '../preferences/consent.ts';
import type { StringKey } from '../browser/createDocsConfig.ts';
import { loadDictionary } from '../browser/loadDictionary.ts';
import { onPreference } from '../preferences/preferenceEvent.ts';

/** Tracks only after consent, which is requested once. Until then, nothing is stored, sent, or loaded. Returns a function that stops it. */
export async function startAnalytics(config: AnalyticsConfig): Promise<() => void> {
  if (asksForPrivacy()) return () => {};
  let stopTracking: (() => void) | undefined;
  let closeDialog: (() => void) | undefined;
  const follow = (consent: Consent) => {
    closeDialog?.();
    closeDialog = undefined;
    if (consent === 'granted') {
      stopTracking ??= startTracking(config);
    } else {
      stopTracking?.();
      stopTracking = undefined;
    }
  };
  const stops = [onPreference('consent', follow), followConsent(), () => follow('denied')];
  const consent = consentSlot.get();
  if (consent === 'unset') closeDialog = await askForConsent();
  else follow(consent);
  return () => stops.forEach((stop) => stop());
}

async function askForConsent(): Promise<() => void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en';
  const [{ showConsentDialog }, dictionary] = await Promise.all([
    import('../features/consent/showConsentDialog.ts'),
    loadDictionary(locale),
  ]);
  const t = createTranslate<StringKey>({ dictionaries: { [locale]: dictionary }, locale });
  const texts = {
    title: t('consent.title'),
    text: t('consent.text'),
    deny: t('consent.deny'),
    allow: t('consent.allow'),
  };
  return showConsentDialog(texts, chooseConsent);
}
