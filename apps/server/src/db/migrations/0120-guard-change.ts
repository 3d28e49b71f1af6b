import { execute, type Migration } from './migration.ts'

/** When limits were changed was written, and never read. */
export const guardChange: Migration = (db) => execute(db, ['alter table guard drop column changed_at'])
