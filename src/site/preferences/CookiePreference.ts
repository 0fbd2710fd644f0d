import { getCookie, setCookie } from '../browser/cookies.ts';
import { announcePreference, type PreferenceName, type Preferences } from './preferenceEvent.ts';

interface Settings<Name extends PreferenceName> {
  name: Name;
  cookie: string;
  read: (source: { hash: string; cookie: string | undefined }) => Preferences[Name];
}

export interface CookiePreference<Value> {
  get: () => Value;
  choose: (value: Value) => void;
}

/** A link to a demo's code, such as `#tailwind-BasicBars.js`. */
const CODE_HASH = /\.(?:js|tsx)$/;

/** A preference that starts from the URL's hash, or else from a cookie, and is saved to that cookie. */
export function createCookiePreference<Name extends 'codeVariant' | 'codeStyling'>({
  name,
  cookie,
  read,
}: Settings<Name>): CookiePreference<Preferences[Name]> {
  let current: Preferences[Name] | undefined;

  const start = () => {
    const value = read({ hash: location.hash, cookie: getCookie(cookie) });
    if (CODE_HASH.test(location.hash)) setCookie(cookie, value);
    return value;
  };

  return {
    get: () => (current ??= start()),
    choose(value) {
      if (value === (current ??= start())) return;
      current = value;
      setCookie(cookie, value);
      announcePreference(name, value);
    },
  };
}
