import type { DatabaseKind } from '../../dialect.ts'

/**
 * Triggers with which the database itself refuses to change or delete rows of a table.
 * @param subject name of the table in the error message
 */
export const appendOnly = (kind: DatabaseKind, table: string, subject: string): string[] =>
  kind === 'postgres'
    ? [
        `create function ${table}_is_append_only() returns trigger language plpgsql as
          $$ begin raise exception '${subject} is append-only'; end $$`,
        `create trigger ${table}_no_change before update or delete on ${table}
          for each row execute function ${table}_is_append_only()`,
        `create trigger ${table}_no_truncate before truncate on ${table}
          for each statement execute function ${table}_is_append_only()`,
      ]
    : ['update', 'delete'].map(
        (action) => `create trigger ${table}_no_${action} before ${action} on ${table}
          begin select raise(abort, '${subject} is append-only'); end`,
      )
