/** The host that registers the service worker: from the config, or from the environment variable it names. */
declare const WORKER_HOST: string;
/** The value of `X_DOCS_ADS`: how the local ad stand-in behaves during development. Empty turns it off. */
declare const ADS_MODE: string;
/** The version of each documented package, from its `package.json`. */
declare const PACKAGE_VERSIONS: Readonly<Record<string, string>>;
