import { afterAll, expect, it } from 'vitest';
import { SECURITY_FILE, writeSecurityFile } from '#generator/delivery/writeSecurityFile.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';

const site = await createTestSite();
afterAll(() => site.remove());

it('serves security.txt only if the site has one', async () => {
  const without = await createTestApp({ directory: site.directory });
  expect((await without.request(SECURITY_FILE)).status).toBe(404);
  const security = { contacts: ['mailto:security@docs.test'], expires: '2030-01-01T00:00:00Z' };
  writeSecurityFile(site.directory, { siteUrl: 'https://docs.test', security });
  await site.prepare();
  const app = await createTestApp({ directory: site.directory });
  const response = await app.request(SECURITY_FILE);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('Contact: mailto:security@docs.test\n');
});
