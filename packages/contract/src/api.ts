import * as account from './account.ts'
import * as adminList from './admin-list.ts'
import * as adminUser from './admin-user.ts'
import * as announcement from './announcement.ts'
import * as audit from './audit.ts'
import * as customer from './customer.ts'
import * as email from './email.ts'
import type { Endpoint } from './endpoint.ts'
import * as file from './file.ts'
import * as guard from './guard.ts'
import * as job from './job.ts'
import * as loginLog from './login-log.ts'
import * as menu from './menu.ts'
import * as optOut from './opt-out.ts'
import * as order from './order.ts'
import * as price from './price.ts'
import * as proxy from './proxy.ts'
import * as registration from './registration.ts'
import * as resource from './resource.ts'
import * as resourceGroup from './resource-group.ts'
import * as role from './role.ts'
import * as runner from './runner.ts'
import * as script from './script.ts'
import * as seat from './seat.ts'
import * as seatResource from './seat-resource.ts'
import * as seatSession from './seat-session.ts'
import * as session from './session.ts'
import * as setting from './setting.ts'
import * as stats from './stats.ts'
import * as system from './system.ts'
import * as task from './task.ts'
import * as user from './user.ts'
import * as version from './version.ts'
import * as wallet from './wallet.ts'

/** Base path of the API. */
export const API_BASE = '/api/v1'

/** An endpoint stands in its module alone, or in a set such as `proxyGroups`. */
function endpointsOf(modules: Record<string, unknown>[]): Endpoint[] {
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (isEndpoint(value) ? [value] : Object.values(value ?? {}).filter(isEndpoint)))
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'callers' in value
  )
}

/** Every endpoint that the contract declares: the server must serve each, and no other. */
export const endpoints: readonly Endpoint[] = /* @__PURE__ */ endpointsOf([
  account,
  adminList,
  adminUser,
  announcement,
  menu,
  role,
  setting,
  version,
  audit,
  customer,
  email,
  file,
  guard,
  job,
  loginLog,
  optOut,
  order,
  price,
  proxy,
  registration,
  resource,
  resourceGroup,
  runner,
  script,
  seat,
  seatResource,
  seatSession,
  session,
  stats,
  system,
  task,
  user,
  wallet,
])
