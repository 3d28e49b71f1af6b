import { postgresSearch } from '../search-text.ts'
import { admin } from './0100-baseline/admin.ts'
import { library } from './0100-baseline/library.ts'
import { money } from './0100-baseline/money.ts'
import { network } from './0100-baseline/network.ts'
import { notification } from './0100-baseline/notification.ts'
import { people } from './0100-baseline/people.ts'
import { registration } from './0100-baseline/registration.ts'
import { release } from './0100-baseline/release.ts'
import { request } from './0100-baseline/request.ts'
import { script } from './0100-baseline/script.ts'
import { seat } from './0100-baseline/seat.ts'
import { task } from './0100-baseline/task.ts'
import { execute, type Migration } from './migration.ts'

/** The schema of 1.0. A table comes after those that it references. */
export const baseline: Migration = (db, types) =>
  execute(db, [
    ...(types.kind === 'postgres' ? postgresSearch : []),
    ...people(types),
    ...registration(types),
    ...request(types),
    ...money(types),
    ...admin(types),
    ...release(types),
    ...script(types),
    ...seat(types),
    ...task(types),
    ...library(types),
    ...network(types),
    ...notification(types),
  ])
