/** `/x/caf%C3%A9/` → `/x/café/`; `undefined` for what no file name can hold. */
export function decodePathname(pathname: string): string | undefined {
  const decoded = pathname.includes('%') ? tryDecode(pathname) : pathname;
  // A null byte ends a file name in C, a backslash parts folders on Windows.
  return decoded === undefined || /[\0\\]/.test(decoded) ? undefined : decoded;
}

function tryDecode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
