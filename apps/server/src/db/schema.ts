import type { Kysely, Transaction } from 'kysely'
import type { AdminSchema } from './schema/admin.ts'
import type { GuardSchema } from './schema/guard.ts'
import type { HelpSchema } from './schema/help.ts'
import type { JobSchema } from './schema/job.ts'
import type { LibrarySchema } from './schema/library.ts'
import type { MoneySchema } from './schema/money.ts'
import type { NetworkSchema } from './schema/network.ts'
import type { NotificationSchema } from './schema/notification.ts'
import type { RegistrationSchema } from './schema/registration.ts'
import type { ReleaseSchema } from './schema/release.ts'
import type { RequestSchema } from './schema/request.ts'
import type { ScriptSchema } from './schema/script.ts'
import type { SeatSchema } from './schema/seat.ts'
import type { TaskSchema } from './schema/task.ts'
import type { TranslationSchema } from './schema/translation.ts'
import type { UserSchema } from './schema/user.ts'

/** Every table, by area. */
export interface Schema
  extends AdminSchema,
    GuardSchema,
    HelpSchema,
    JobSchema,
    LibrarySchema,
    MoneySchema,
    NetworkSchema,
    NotificationSchema,
    RegistrationSchema,
    ReleaseSchema,
    RequestSchema,
    ScriptSchema,
    SeatSchema,
    TaskSchema,
    TranslationSchema,
    UserSchema {}

/** Database or transaction that a repository reads from. */
export type Db = Kysely<Schema>
/** Transaction that a repository writes to. */
export type Trx = Transaction<Schema>
