/** `/x/caf%C3%A9/` → `/x/café/`. `undefined` if the path contains characters that can't be in a file name. */
export function decodePathname(pathname: string): string | undefined {
  const decoded = pathname.includes('%') ? tryDecode(pathname) : pathname;
  // A null byte ends a file name in C, and a backslash separates folders on Windows.
  return decoded === undefined || /[\0\\]/.test(decoded) ? undefined : decoded;
}

function tryDecode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
