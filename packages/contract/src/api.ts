import * as account from './desk/account.ts'
import * as accountImport from './desk/account-import.ts'
import * as deskExport from './desk/desk-export.ts'
import * as proxy from './desk/proxy.ts'
import * as seat from './desk/seat.ts'
import * as seatSession from './desk/seat-session.ts'
import * as signIn from './desk/sign-in.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import * as customer from './money/customer.ts'
import * as order from './money/order.ts'
import * as price from './money/price.ts'
import * as wallet from './money/wallet.ts'
import * as adminUser from './people/admin-user.ts'
import * as apiToken from './people/api-token.ts'
import * as loginLog from './people/login-log.ts'
import * as registration from './people/registration.ts'
import * as role from './people/role.ts'
import * as secondFactor from './people/second-factor.ts'
import * as securityNotice from './people/security-notice.ts'
import * as session from './people/session.ts'
import * as system from './people/system.ts'
import * as user from './people/user.ts'
import * as announcement from './platform/announcement.ts'
import * as audit from './platform/audit.ts'
import * as doctor from './platform/doctor.ts'
import * as email from './platform/email.ts'
import * as feedback from './platform/feedback.ts'
import * as file from './platform/file.ts'
import * as job from './platform/job.ts'
import * as menu from './platform/menu.ts'
import * as networkConfig from './platform/network-config.ts'
import * as officialChannel from './platform/official-channel.ts'
import * as release from './platform/release.ts'
import * as setting from './platform/setting.ts'
import * as version from './platform/version.ts'
import * as adminAct from './work/admin-act.ts'
import * as adminList from './work/admin-list.ts'
import * as attention from './work/attention.ts'
import * as guard from './work/guard.ts'
import * as notification from './work/notification.ts'
import * as optOut from './work/opt-out.ts'
import * as resource from './work/resource.ts'
import * as resourceGroup from './work/resource-group.ts'
import * as runner from './work/runner.ts'
import * as script from './work/script.ts'
import * as search from './work/search.ts'
import * as seatResource from './work/seat-resource.ts'
import * as stats from './work/stats.ts'
import * as task from './work/task.ts'
import * as taskBatch from './work/task-batch.ts'
import * as taskCalendar from './work/task-calendar.ts'
import * as taskRepeat from './work/task-repeat.ts'
import * as translation from './work/translation.ts'
import * as webhook from './work/webhook.ts'

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
  accountImport,
  adminAct,
  adminList,
  adminUser,
  attention,
  apiToken,
  announcement,
  menu,
  role,
  secondFactor,
  securityNotice,
  setting,
  version,
  audit,
  customer,
  deskExport,
  email,
  feedback,
  file,
  guard,
  doctor,
  job,
  loginLog,
  networkConfig,
  notification,
  officialChannel,
  optOut,
  order,
  price,
  proxy,
  registration,
  release,
  resource,
  resourceGroup,
  runner,
  script,
  search,
  seat,
  seatResource,
  seatSession,
  signIn,
  session,
  stats,
  system,
  task,
  taskBatch,
  taskCalendar,
  taskRepeat,
  translation,
  user,
  wallet,
  webhook,
])
