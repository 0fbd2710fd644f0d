/** Each migration runs once, in order. Never change one that was released. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE feedback (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    page TEXT NOT NULL,
    section TEXT,
    vote INTEGER CHECK (vote IN (0, 1)),
    comment TEXT,
    language TEXT NOT NULL,
    version TEXT NOT NULL,
    fingerprint TEXT UNIQUE,
    CHECK (vote IS NOT NULL OR comment IS NOT NULL)
  ) STRICT;
  CREATE INDEX feedback_created_at ON feedback (created_at);
  CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    created_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    action TEXT,
    label TEXT,
    payload TEXT NOT NULL
  ) STRICT;
  CREATE INDEX events_created_at ON events (created_at);
  `,
  `
  CREATE TABLE health (
    id INTEGER PRIMARY KEY,
    checked_at INTEGER NOT NULL,
    filler BLOB
  ) STRICT;
  CREATE TABLE request_counts (
    name TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE secrets (
    day INTEGER PRIMARY KEY,
    secret TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE policy_violations (
    day INTEGER NOT NULL,
    directive TEXT NOT NULL,
    blocked TEXT NOT NULL,
    page TEXT NOT NULL,
    source TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (day, directive, blocked, page, source)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX policy_violations_last_at ON policy_violations (last_at);
  `,
];
