import type { EventSink } from './EventSink.ts';
import { toGtagCall } from './toGtagCall.ts';

interface TagWindow {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';
const COOKIES = /^_ga(_|$)/;

/** Create this only after consent, because it loads the Google tag. The tag's automatic page views and ad storage are off. */
export function createGtagSink(id: string): EventSink {
  const page = window as unknown as TagWindow;
  const layer = (page.dataLayer ??= []);
  // The tag distinguishes calls from data by type, so it needs `arguments` rather than an array.
  const gtag: (...call: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  page[`ga-disable-${id}`] = false;
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  loadScript(`${SCRIPT_URL}?id=${id}`);
  return {
    send: (event) => gtag(...toGtagCall(event)),
    stop() {
      page[`ga-disable-${id}`] = true;
      gtag('consent', 'update', { analytics_storage: 'denied' });
      forgetCookies();
    },
  };
}

function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (COOKIES.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
