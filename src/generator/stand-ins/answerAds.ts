/**
 * How the ad services behave. `served` returns ads, and `house` an ad for Carbon itself. With `late`, Carbon's ad arrives after the
 * site already assumes an ad blocker. `empty` returns no ads, `broken` returns invalid responses, and `blocked` doesn't respond.
 */
export const AD_MODES = ['served', 'house', 'late', 'empty', 'broken', 'blocked'] as const;
export type AdMode = (typeof AD_MODES)[number];

/** The URL of Carbon's ad for itself. Set `carbonHouseAdUrl` to it in a configuration that uses this stand-in. */
export const HOUSE_AD_URL = 'https://carbon.stand-in.test/house';
const LATE_MS = 4500;

export function isAdMode(value: unknown): value is AdMode {
  return AD_MODES.some((mode) => mode === value);
}

/** Responds like the JSON feed and Carbon's script. Returns `undefined` if an ad blocker would block the request. */
export function answerAds(url: URL, mode: AdMode): Response | undefined {
  if (mode === 'blocked') return undefined;
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const here = new URL('.', url).href;
  switch (name) {
    case 'feed.json':
      return createFeed(mode, here);
    case 'carbon.js':
      return createCarbonScript(mode, here);
    case 'picture.svg':
      return answer('image/svg+xml', PICTURE);
    case 'pixel.svg':
      return answer('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    default:
      return new Response('Not found.\n', { status: 404 });
  }
}

function createFeed(mode: AdMode, here: string): Response {
  if (mode === 'broken') return answer('application/json', '<html>');
  const ad = {
    statlink: `${here}click`,
    statimp: `${here}pixel.svg?kind=impression`,
    pixel: `${here}pixel.svg?kind=one&at=[timestamp]||${here}pixel.svg?kind=two`,
    timestamp: '1700000000',
    image: `${here}picture.svg`,
    company: 'Stand-in Anvils',
    description: 'Anvils of every size, delivered to any cliff.',
  };
  return answer('application/json', JSON.stringify({ ads: mode === 'empty' ? [{}] : [ad] }));
}

function createCarbonScript(mode: AdMode, here: string): Response {
  if (mode === 'empty') return answer('text/javascript', '');
  if (mode === 'broken')
    return answer('text/javascript', 'throw new Error("The ad script is broken");');
  const link = mode === 'house' ? HOUSE_AD_URL : `${here}click`;
  const html = [
    '<span><span class="carbon-wrap">',
    `<a href="${link}" class="carbon-img"><img src="${here}picture.svg" alt="Stand-in Anvils" width="130" height="100"></a>`,
    `<a href="${link}" class="carbon-text">Stand-in Anvils. Anvils of every size, delivered to any cliff.</a></span>`,
    `<a href="${here}about" class="carbon-poweredby">ads via Carbon</a></span>`,
  ].join('');
  const script = `(() => {
  const own = document.getElementById('_carbonads_js');
  setTimeout(() => {
    const ad = document.createElement('div');
    ad.id = 'carbonads';
    ad.innerHTML = ${JSON.stringify(html)};
    own.after(ad);
  }, ${mode === 'late' ? LATE_MS : 0});
})();`;
  return answer('text/javascript', script);
}

function answer(type: string, body: string): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' },
  });
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 100"><rect width="130" height="100" fill="#345"/><path d="M35 40h60l-14 12v8l8 8v6H45v-6l8-8v-8z" fill="#cde"/></svg>';
