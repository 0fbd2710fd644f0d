import type { Plugin } from 'vite';
import { siteConfig } from '#content/site.config.ts';

const { licenseKeyEnv } = siteConfig;
/** The module that every paid component asks for the key. */
const MODULE = /[\\/]@mui[\\/]x-license[\\/].*[\\/]licenseInfo\.js$/;

/** The key that demos of paid components are built with. */
export function getLicenseKey(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env[licenseKeyEnv] || undefined;
}

/** What a build says about the key, without the key. */
export function describeLicenseKey(key = getLicenseKey()): string {
  return key
    ? `${licenseKeyEnv} is set, so demos of paid components use it.`
    : `${licenseKeyEnv} isn't set, so demos of paid components show a watermark.`;
}

/**
 * Sets the key in the license package itself, so free demos don't have to load that package. Without a key, nothing changes:
 * the watermark and its message are the package's to show, and never ours to hide.
 */
export function licenseKey(key = getLicenseKey()): Plugin {
  return {
    name: 'x-docs:license-key',
    transform(code, id) {
      if (!key || !MODULE.test(id)) return undefined;
      return { code: `${code}\nLicenseInfo.setLicenseKey(${JSON.stringify(key)});\n`, map: null };
    },
  };
}
