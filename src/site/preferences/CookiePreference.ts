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

/**
 * A preference that starts from the URL's hash or a cookie. After the start its own state is the truth:
 * a later hash leads to a demo without changing what the reader has chosen since.
 */
export function createCookiePreference<Name extends 'codeVariant' | 'codeStyling'>({
  name,
  cookie,
  read,
}: Settings<Name>): CookiePreference<Preferences[Name]> {
  let current: Preferences[Name] | undefined;

  const start = () => {
    const saved = getCookie(cookie);
    const value = read({ hash: location.hash, cookie: saved });
    const isFromHash = value !== read({ hash: '', cookie: saved });
    if (isFromHash) setCookie(cookie, value);
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
