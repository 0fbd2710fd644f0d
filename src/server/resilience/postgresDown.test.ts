import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresStorage } from '../storage/postgres/createPostgresStorage.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { findPostgres, startPostgres } from '../testing/startPostgres.ts';
import type { TestPostgres } from '../testing/startPostgres.ts';
import { expectInTable } from './expectInTable.ts';
import { expectPages, expectStorageState, postComments } from './outage.ts';
import { postComment } from './postComment.ts';
import { startTestServer } from './startTestServer.ts';

const programs = findPostgres();
const POSTS = 50;
const ROUNDS = 3;
const PER_MINUTE = 10;

describe.runIf(programs !== undefined)('a server with PostgreSQL', () => {
  let site: TestSite;
  let postgres: TestPostgres;
  beforeAll(async () => {
    site = await createTestSite();
    postgres = await startPostgres(programs ?? '');
  }, 60_000);
  afterAll(async () => {
    await site.remove();
    await postgres.remove();
  });
  const start = (env: Record<string, string> = {}) =>
    startTestServer({ DIST_DIR: site.directory, DATABASE_URL: postgres.url, ...env });

  it('reports that its database is down, and recovers when it is back', async () => {
    const server = await start();
    const accepted: string[] = [];
    let refused = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await expectStorageState(server, 'ok');
      // On a busy machine, the database may respond late and count as down for a moment.
      accepted.push(...(await postComments(server, POSTS, `Up ${round}`, { attempts: 5 })));
      await postgres.kill();
      await expectStorageState(server, 'unavailable');
      await expectPages(server);
      refused += POSTS - (await postComments(server, POSTS, `Down ${round}`)).length;
      await postgres.start();
    }
    await expectStorageState(server, 'ok');
    await server.stop();
    expect(accepted).toHaveLength(ROUNDS * POSTS);
    const storage = await createPostgresStorage(postgres.url);
    const rows = await storage.listFeedback({ from: 0, to: Number.MAX_SAFE_INTEGER });
    await storage.close();
    expect(rows.map(({ id }) => id).sort()).toEqual(accepted.sort());
    expectInTable({
      test: 'PostgreSQL down',
      what: `${ROUNDS} crashes of the database, ${POSTS} posts before and ${POSTS} after each`,
      result: `Health says so, pages are served; ${refused} posts are refused, all ${accepted.length} accepted ones are stored`,
    });
  }, 240_000);

  it('shares its limits with other machines', async () => {
    const servers = await Promise.all(
      [1, 2].map(() => start({ FEEDBACK_PER_MINUTE: String(PER_MINUTE) })),
    );
    await Promise.all(servers.map((server) => expectStorageState(server, 'ok')));
    let accepted = 0;
    for (let index = 0; index < 2 * PER_MINUTE; index += 1) {
      const { url } = servers[index % 2] ?? { url: '' };
      if ((await postComment(url, `Comment number ${index}`)) !== undefined) accepted += 1;
    }
    await Promise.all(servers.map((server) => server.stop()));
    expect(accepted).toBe(PER_MINUTE);
  }, 60_000);
});
