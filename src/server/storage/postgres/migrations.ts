/** Each migration runs once, in order. Never change one that was released. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE feedback (
    id TEXT PRIMARY KEY,
    created_at BIGINT NOT NULL,
    page TEXT NOT NULL,
    section TEXT,
    vote SMALLINT CHECK (vote IN (0, 1)),
    comment TEXT,
    language TEXT NOT NULL,
    version TEXT NOT NULL,
    fingerprint TEXT UNIQUE,
    CHECK (vote IS NOT NULL OR comment IS NOT NULL)
  );
  CREATE INDEX feedback_created_at ON feedback (created_at);
  CREATE TABLE events (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    created_at BIGINT NOT NULL,
    name TEXT NOT NULL,
    action TEXT,
    label TEXT,
    payload TEXT NOT NULL
  );
  CREATE INDEX events_created_at ON events (created_at);
  `,
  // Counts may get lost in a crash, so their table doesn't need the write-ahead log.
  `
  CREATE TABLE health (
    id INTEGER PRIMARY KEY,
    checked_at BIGINT NOT NULL
  );
  CREATE UNLOGGED TABLE request_counts (
    name TEXT PRIMARY KEY,
    count BIGINT NOT NULL,
    ends_at BIGINT NOT NULL
  );
  CREATE TABLE secrets (
    day INTEGER PRIMARY KEY,
    secret TEXT NOT NULL
  );
  `,
  `
  CREATE TABLE policy_violations (
    day INTEGER NOT NULL,
    directive TEXT NOT NULL,
    blocked TEXT NOT NULL,
    page TEXT NOT NULL,
    source TEXT NOT NULL,
    count BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (day, directive, blocked, page, source)
  );
  CREATE INDEX policy_violations_last_at ON policy_violations (last_at);
  `,
];
