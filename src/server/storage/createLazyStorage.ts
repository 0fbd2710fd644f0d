import type { Storage } from './Storage.ts';

/** Opens the storage on first use, and again after a failure, so that the site can start before its database. */
export function createLazyStorage(open: () => Promise<Storage>): Storage {
  let opening: Promise<Storage> | undefined;
  let isClosed = false;

  const getStorage = (): Promise<Storage> => {
    if (isClosed) return Promise.reject(new Error('The storage is closed.'));
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    addFeedback: async (feedback) => (await getStorage()).addFeedback(feedback),
    listFeedback: async (range) => (await getStorage()).listFeedback(range),
    deleteFeedback: async (id) => (await getStorage()).deleteFeedback(id),
    addEvents: async (events) => (await getStorage()).addEvents(events),
    listFailedSearches: async (range) => (await getStorage()).listFailedSearches(range),
    deleteEventsBefore: async (time) => (await getStorage()).deleteEventsBefore(time),
    addPolicyViolations: async (violations, now) =>
      (await getStorage()).addPolicyViolations(violations, now),
    listPolicyViolations: async (range) => (await getStorage()).listPolicyViolations(range),
    deletePolicyViolationsBefore: async (time) =>
      (await getStorage()).deletePolicyViolationsBefore(time),
    countRequests: async (requests) => (await getStorage()).countRequests(requests),
    getSecret: async (day) => (await getStorage()).getSecret(day),
    check: async () => (await getStorage()).check(),
    async close() {
      isClosed = true;
      const storage = await opening?.catch(() => undefined);
      await storage?.close();
    },
  };
}
