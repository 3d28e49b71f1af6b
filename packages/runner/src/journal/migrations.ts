/** Migrations of the journal's tables. A released step never changes; append new ones at the end. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE task (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    claim TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('active', 'closing', 'lost', 'ended', 'failed')),
    seq INTEGER NOT NULL DEFAULT 0,
    people INTEGER NOT NULL DEFAULT 0,
    pages INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    undelivered INTEGER NOT NULL DEFAULT 0,
    status TEXT CHECK (status IN ('completed', 'error')),
    reason TEXT,
    touched_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE target (
    task INTEGER NOT NULL REFERENCES task ON DELETE CASCADE,
    position INTEGER NOT NULL,
    target TEXT NOT NULL,
    outcome TEXT NOT NULL DEFAULT 'pending' CHECK (outcome IN ('pending', 'done', 'skipped', 'failed', 'unknown')),
    reason TEXT,
    collected INTEGER NOT NULL DEFAULT 0,
    cursor TEXT,
    PRIMARY KEY (task, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seen (
    task INTEGER NOT NULL REFERENCES task ON DELETE CASCADE,
    person BLOB NOT NULL,
    PRIMARY KEY (task, person)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE outbox (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    task INTEGER NOT NULL REFERENCES task ON DELETE CASCADE,
    batch_id TEXT,
    count INTEGER NOT NULL,
    items TEXT NOT NULL
  ) STRICT;
  CREATE INDEX outbox_task ON outbox (task, seq);

  CREATE TABLE rate (
    key TEXT PRIMARY KEY,
    remaining INTEGER NOT NULL,
    reset_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Target under which the people of a row were found; NULL in older rows.
  'ALTER TABLE outbox ADD COLUMN target INTEGER',
  // Work by hand: started targets, and their outcomes until they are delivered.
  `
  CREATE TABLE act (
    task INTEGER NOT NULL REFERENCES task ON DELETE CASCADE,
    position INTEGER NOT NULL,
    target TEXT NOT NULL,
    begun_at INTEGER NOT NULL,
    asking INTEGER NOT NULL,
    outcome TEXT CHECK (outcome IN ('done', 'skipped', 'failed', 'unknown', 'pending')),
    reason TEXT,
    PRIMARY KEY (task, position)
  ) STRICT, WITHOUT ROWID;
  `,
  // People kept by hand, and the server's result for each.
  `
  CREATE TABLE kept (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    task INTEGER NOT NULL REFERENCES task ON DELETE CASCADE,
    person TEXT NOT NULL,
    position INTEGER NOT NULL,
    entry TEXT NOT NULL,
    note TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL CHECK (state IN ('new', 'sent', 'kept', 'known', 'opted_out', 'in_library', 'rejected', 'undoing')),
    counted INTEGER NOT NULL DEFAULT 0,
    kept_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX kept_task ON kept (task, seq);
  CREATE INDEX kept_person ON kept (task, person);
  `,
  // Cost under the current claim, in millionths of a dollar.
  'ALTER TABLE task ADD COLUMN cost INTEGER NOT NULL DEFAULT 0',
  // Requests, failures and restarts of a target since it last yielded somebody new.
  `
  ALTER TABLE target ADD COLUMN barren INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE target ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE target ADD COLUMN rewinds INTEGER NOT NULL DEFAULT 0;
  `,
  // The networks' ids of sent posts and messages, so that a lookup by text does not confuse them.
  `
  CREATE TABLE landed (
    account TEXT NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX landed_at ON landed (at);
  `,
  // What the server has counted of the cost: a new claim begins with the rest.
  'ALTER TABLE task ADD COLUMN told_cost INTEGER NOT NULL DEFAULT 0',
]
