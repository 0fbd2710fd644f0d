/** A demo hasn't started in time. Says what was known about it then, because a second visit usually succeeds. */
export class SlowDemoError extends Error {
  override name = 'SlowDemoError';

  constructor(id: string, state: string, pending: readonly string[]) {
    const requests =
      pending.length === 0 ? 'no request was pending' : `pending: ${pending.join(', ')}`;
    super(`${id} didn't start in time (${state}; ${requests})`);
  }
}
