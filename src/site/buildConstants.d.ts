/** The host that registers the service worker: the configured one, or that of the environment variable it names. */
declare const WORKER_HOST: string;
/** `X_DOCS_ADS`: how the stand-in of the ad services behaves while developing; empty: there is none. */
declare const ADS_MODE: string;
