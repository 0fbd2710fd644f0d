import type { Plugin } from 'vite';
import { siteConfig } from '#content/site.config.ts';

const { licenseKeyEnv } = siteConfig;
/** The module that every paid component gets the key from. */
const MODULE = /[\\/]@mui[\\/]x-license[\\/].*[\\/]licenseInfo\.js$/;

/** Returns the license key for demos of paid components. */
export function getLicenseKey(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env[licenseKeyEnv] || undefined;
}

/** Describes for the build log whether a key is set, without revealing it. */
export function describeLicenseKey(key = getLicenseKey()): string {
  return key
    ? `${licenseKeyEnv} is set, so demos of paid components use it.`
    : `${licenseKeyEnv} isn't set, so demos of paid components show a watermark.`;
}

/**
 * Sets the key inside the license package, so that free demos don't have to load that package. Without a key, nothing changes.
 * We never hide the watermark or its message.
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
