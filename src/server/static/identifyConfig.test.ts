import { expect, it } from 'vitest';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';
import { identifyConfig } from './identifyConfig.ts';

const config: DeliveryConfig = {
  siteUrl: 'https://docs.test',
  serviceWorkerUrl: '/x/sw.js',
  outsideHosts: {
    'script-src': [],
    'style-src': [],
    'img-src': [],
    'connect-src': [],
    'form-action': [],
  },
  redirects: [],
};
const playground = { origin: 'https://code.test', embedders: ['https://docs.test'] };

it('is the same for an equal config', () => {
  expect(identifyConfig({ ...config })).toBe(identifyConfig(config));
});

it.each<[string, Partial<DeliveryConfig>]>([
  ['where violations are reported', { reportsPath: '/policy-reports' }],
  ['where code from editors runs', { playground }],
  ['who embeds that code', { playground: { ...playground, embedders: [] } }],
  ['other hosts', { outsideHosts: { ...config.outsideHosts, 'img-src': ['https:'] } }],
])('depends on %s', (_title, change) => {
  const others = [config, { ...config, playground: { ...playground, origin: 'https://b.test' } }];
  const id = identifyConfig({ ...config, ...change });
  for (const other of others) expect(id).not.toBe(identifyConfig(other));
});
