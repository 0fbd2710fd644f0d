const YEAR_IN_SECONDS = 31536000;

/** Returns the raw value, or undefined if the cookie is missing or its name occurs twice. */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `getCookie('${name}') is not supported on the server. Use a fallback value there.`,
    );
  }
  const values = readCookies()
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
  // Two cookies with the same name were set for different paths, so neither can be trusted.
  return values.length === 1 ? values[0] : undefined;
}

/** Stores a value for a year, for the whole site. */
export function setCookie(name: string, value: string): void {
  if (/[;\r\n]/.test(value))
    throw new TypeError(`Cookie "${name}" can't contain the value "${value}".`);
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax`;
  } catch {
    // Sandboxed frames have no cookies, so the choice is lost when the page is closed.
  }
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
