/** Which hosts must be reached over TLS, from narrow to wide. Preload lists require the subdomains as well. */
export const HSTS_SCOPES = ['host', 'subdomains', 'preload'] as const;
export type HstsScope = (typeof HSTS_SCOPES)[number];

const ONE_YEAR = 'max-age=31536000';

const VALUES = {
  host: ONE_YEAR,
  subdomains: `${ONE_YEAR}; includeSubDomains`,
  preload: `${ONE_YEAR}; includeSubDomains; preload`,
} satisfies Record<HstsScope, string>;

/** Send this over TLS only. Browsers ignore it over plain HTTP, and a local server must not send it. */
export function createHstsHeader(scope: HstsScope): Readonly<Record<string, string>> {
  return { 'strict-transport-security': VALUES[scope] };
}
