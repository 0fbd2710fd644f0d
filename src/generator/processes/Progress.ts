/** Called by a long step with how much is done. */
export type OnProgress = (done: number, total: number) => void;
