import { expect, test } from 'vitest'
import { endpoints } from './api.schema.ts'
import type { Endpoint } from './kernel/endpoint.ts'

/**
 * Who may call what, written by hand as a second source: change a right here as well as in the contract. A row holds
 * method and path, the callers, `machine:` with the one that the handler asks for its headers, the required permission
 * key, `step-up`, `personal` where an administrator who is logged in as the user is refused (implied by `step-up`), the
 * scope of a personal token, the steps of an unfinished login that allow the call, and `once` where an idempotency key
 * is taken. An administrator's call needs a step-up if it moves money, ports or prices, grants or revokes rights and
 * factors, opens another account, or changes an address that people, programs or money go to. Calls that stop something
 * (withdrawing a release, releasing ports) and changes of texts need none. `route-table.integration.test.ts` compares
 * the server with the contract.
 */
const table = `
GET /account user 008 account:read
POST /account user 008 account:write once
DELETE /account/:id user 008 account:write once
GET /account/:id user 008 account:read
PATCH /account/:id user 008 account:write
GET /account/:id/block user+seat 008 account:read
POST /account/:id/block user 008 once
GET /account/:id/limits user 008 account:read
POST /account/:id/unblock user 008 account:write once
POST /account/assign user 008 account:write once
GET /account/count user 008 account:read
GET /account/export user 008 account:read
POST /account/import user 008 account:write once
POST /account/import-columns user 008
POST /account/import-file user 008 once
GET /account/import-template user 008
POST /account/unassign user 008 account:write once
GET /admin/account user 110
POST /admin/account/act user 110 once
GET /admin/account/export user 110
GET /admin/agent user 109
POST /admin/agent/act user 109 once
GET /admin/agent/export user 109
GET /admin/announcement user 9
POST /admin/announcement user 9 once
DELETE /admin/announcement/:id user 9
GET /admin/announcement/:id user 9
PATCH /admin/announcement/:id user 9
GET /admin/attention user
GET /admin/audit-log user 111
GET /admin/customer user 107
POST /admin/customer/:id/order user 107 step-up once
GET /admin/customer/:id/quote user 107
GET /admin/doctor user 120
GET /admin/email-config user 120
PUT /admin/email-config user 120 step-up
GET /admin/email-config/outbox user 120
POST /admin/email-config/test user 120
GET /admin/feedback user 108
POST /admin/feedback/:id/answer user 108
PUT /admin/feedback/:id/closed user 108
GET /admin/job user 120
GET /admin/ledger user 104
GET /admin/login-log user 106
GET /admin/login-log/export user 106
GET /admin/menu user 13
POST /admin/menu user 13 once
DELETE /admin/menu/:id user 13
PATCH /admin/menu/:id user 13
GET /admin/network-config user 120
PUT /admin/network-config/:network user 120 step-up
GET /admin/official-channel user 120
POST /admin/official-channel user 120 step-up
DELETE /admin/official-channel/:id user 120 step-up
PUT /admin/official-channel/:id user 120 step-up
GET /admin/order user 121
POST /admin/order/:order_no/close user 121 step-up once
POST /admin/order/:order_no/confirm user 121 step-up once
POST /admin/order/:order_no/fail user 121 step-up once
POST /admin/order/:order_no/refund user 121 step-up once
GET /admin/payer user 105
GET /admin/payment user 105
POST /admin/payment/:id/credit user 105 step-up once
POST /admin/payment/:id/dismiss user 105 step-up once
GET /admin/price-tier user 120
POST /admin/price-tier user 120 step-up once
DELETE /admin/price-tier/:id user 120 step-up once
PATCH /admin/price-tier/:id user 120 step-up once
GET /admin/proxy user 110
POST /admin/proxy/:id/check user 110
GET /admin/purchase user 107
GET /admin/registration-config user 120
PUT /admin/registration-config user 120 step-up
GET /admin/release user 10
GET /admin/release-token user 10
POST /admin/release-token user 10 step-up
DELETE /admin/release-token/:id user 10 step-up
POST /admin/release/:id/discard user 10
POST /admin/release/:id/roll-back user 10 step-up
POST /admin/release/:id/rollout user 10 step-up
POST /admin/release/:id/withdraw user 10
GET /admin/role user 12
POST /admin/role user 12 step-up once
DELETE /admin/role/:id user 12 step-up
PATCH /admin/role/:id user 12 step-up
GET /admin/stats user 1-admin
POST /admin/stats/rebuild user 1-admin
GET /admin/stats/trend user 1-admin
GET /admin/sys/config user 120
POST /admin/sys/config user 120 step-up
PUT /admin/sys/config user 120 step-up
POST /admin/sys/config/withdraw-deposit-change user 120
GET /admin/system-user user 11
POST /admin/system-user user 11 step-up once
DELETE /admin/system-user/:id user 11 step-up
PATCH /admin/system-user/:id user 11 step-up
POST /admin/system-user/:id/reset-second-factor user 11 step-up
GET /admin/task user 122
GET /admin/task/:id user 122
GET /admin/task/:id/target user 122
POST /admin/task/act user 122 once
GET /admin/task/export user 122
GET /admin/translation-config user 120
PUT /admin/translation-config user 120 step-up
POST /admin/translation-config/test user 120
GET /admin/user user 108
POST /admin/user user 108 step-up once
GET /admin/user/:id user 108
PATCH /admin/user/:id user 108 step-up
POST /admin/user/:id/adjust-balance user 108 step-up once
GET /admin/user/:id/agent user 109
POST /admin/user/:id/login-as user 108 step-up
POST /admin/user/:id/ports user 108 step-up once
POST /admin/user/:id/reset-password user 108 step-up
POST /admin/user/:id/reset-second-factor user 108 step-up
GET /admin/user/export user 108
GET /admin/version user 10
POST /admin/version user 10 step-up once
DELETE /admin/version/:id user 10 step-up
PATCH /admin/version/:id user 10 step-up
GET /agent user 007 seat:read
POST /agent user 007 once
DELETE /agent/:id user 007 once
GET /agent/:id user 007 seat:read
PATCH /agent/:id user 007 seat:write once
POST /agent/:id/disable user 007 seat:write once
POST /agent/:id/enable user 007 seat:write once
POST /agent/:id/release-ports user 007 seat:write once
POST /agent/:id/reset-password user 007
POST /agent/:id/unbind-device user 007
GET /agent/count user 007 seat:read
GET /agent/export user 007 seat:read
GET /announcement user 9-1
GET /announcement/:id user 9-2
POST /announcement/:id/read user 9-2
POST /announcement/read-all user 9-1
GET /attention user
POST /auth/email-code public
POST /auth/login public
POST /auth/logout user during:second_factor during:second_factor_setup
POST /auth/register public
POST /auth/reset-password public
POST /auth/second-factor user during:second_factor
POST /auth/second-factor/undo public
GET /feedback user
POST /feedback user once
POST /feedback/:id/read user
POST /feedback/screenshot user
POST /file user 102 script:write
GET /file/:id user+seat 102 script:read
GET /file/:id/content public
GET /guard user+seat 009 task:read
PUT /guard user 009
GET /ledger user 1-9
GET /ledger/export user 1-9
GET /login-log user 1-6
GET /login-log/export user 1-6
GET /menu user
GET /notification-setting user
PUT /notification-setting user
POST /official-channel/lookup public
GET /opt-out user 009 resource:read
POST /opt-out user 009 resource:write once
DELETE /opt-out/:id user 009 resource:write
GET /order user 1-4
POST /order user once
GET /order/:order_no user
GET /order/export user 1-4
POST /order/quote user 1-3
POST /pay/callback public machine:gateway
GET /price-tier user 1-3
GET /proxy user 0088 proxy:read
POST /proxy user 0088 proxy:write once
GET /proxy-group user 0088 proxy:read
POST /proxy-group user 0088 proxy:write once
DELETE /proxy-group/:id user 0088 proxy:write
PATCH /proxy-group/:id user 0088 proxy:write
DELETE /proxy/:id user 0088 proxy:write
GET /proxy/:id user 0088 proxy:read
PATCH /proxy/:id user 0088 proxy:write
POST /proxy/assign user 0088 proxy:write once
POST /proxy/check user 0088 proxy:write
POST /proxy/delete user 0088 proxy:write once
POST /proxy/import user 0088 proxy:write once
POST /proxy/import-file user 0088 once
GET /proxy/count user 0088 proxy:read
GET /proxy/import-template user 0088
POST /proxy/move user 0088 proxy:write once
POST /proxy/unassign user 0088 proxy:write once
GET /purchase user 1-5
GET /release public machine:publisher
POST /release public machine:publisher
POST /release/:id/discard public machine:publisher
POST /release/:id/finish-file public machine:publisher
POST /release/:id/part public machine:publisher
POST /release/:id/publish public machine:publisher
POST /release/:id/roll-back public machine:publisher
POST /release/:id/rollout public machine:publisher
POST /release/:id/withdraw public machine:publisher
GET /resource user 009 resource:read
GET /resource-group user 009 resource:read
POST /resource-group user 009 resource:write once
DELETE /resource-group/:id user 009 resource:write
PATCH /resource-group/:id user 009 resource:write
GET /resource/:id user 009 resource:read
POST /resource/erase user 009 resource:write once
GET /resource/export user 009 resource:read
POST /resource/move user 009 resource:write once
POST /runner/claim seat
POST /runner/task/:id/finish seat
POST /runner/task/:id/keep seat
POST /runner/task/:id/keep/undo seat
POST /runner/task/:id/next seat
POST /runner/task/:id/progress seat
POST /runner/task/:id/resource seat
POST /runner/task/:id/settle seat
POST /runner/task/:id/settle/undo seat
GET /script user+seat 102 script:read
POST /script user 102 script:write once
GET /script-group user+seat 102 script:read
POST /script-group user 102 script:write once
DELETE /script-group/:id user 102 script:write
PATCH /script-group/:id user 102 script:write
DELETE /script/:id user 102 script:write
GET /script/:id user+seat 102 script:read
PATCH /script/:id user 102 script:write
POST /script/delete user 102 script:write once
POST /script/move user 102 script:write once
GET /search user
POST /seat/account/:id/block seat once
POST /seat/account/:id/close seat once
POST /seat/account/:id/open seat once
GET /seat/account/:id/proxy seat
POST /seat/account/:id/report seat
POST /seat/account/:id/sign-in seat
POST /seat/account/:id/sign-in/code seat
POST /seat/heartbeat seat
POST /seat/login public
POST /seat/logout seat
GET /seat/resource seat
GET /seat/resource/:id seat
GET /seat/workspace seat
GET /stats/dashboard user stats:read
GET /stats/ranking user stats:read
GET /stats/resource user 009 stats:read
GET /stats/task user 009 stats:read
GET /system/config public
GET /task user+seat 009 task:read
POST /task user+seat 009 task:write once
GET /task-calendar user 009
GET /task-kind user+seat 009 task:read
GET /task-repeat user 009 task:read
DELETE /task/:id user+seat 009 task:write once
GET /task/:id user+seat 009 task:read
PATCH /task/:id user+seat 009 task:write
POST /task/:id/end user+seat 009 task:write once
DELETE /task/:id/repeat user+seat 009 task:write once
GET /task/:id/repeat user+seat 009 task:read
POST /task/:id/repeat user+seat 009 task:write once
GET /task/:id/resource user+seat 009 resource:read
POST /task/:id/retry user+seat 009 task:write once
GET /task/:id/target user+seat 009 task:read
GET /task/:id/target/export user+seat 009 task:read
POST /task/again user+seat 009 task:write once
POST /task/audience user+seat 009 task:read
POST /task/batch user+seat 009 task:write once
POST /task/bulk user+seat 009 task:write once
POST /task/cost user+seat 009 task:read
GET /task/count user+seat 009 task:read
GET /task/export user+seat 009 task:read
POST /task/repeat user+seat 009 task:write once
POST /task/repeat/stop user+seat 009 task:write once
GET /translation user+seat
POST /translation user+seat
GET /user/api-token user
POST /user/api-token user step-up
DELETE /user/api-token/:id user
POST /user/change-password user personal
GET /user/info user
PATCH /user/info user
POST /user/passkey user step-up during:second_factor_setup
DELETE /user/passkey/:id user step-up
POST /user/passkey/challenge user personal during:second_factor
POST /user/passkey/registration user step-up during:second_factor_setup
GET /user/permission user
POST /user/recovery-code user step-up
GET /user/second-factor user during:second_factor during:second_factor_setup
POST /user/second-factor/change/:id/undo user step-up
POST /user/second-factor/disable user personal
GET /user/security-notice user
POST /user/security-notice/read user personal
GET /user/session user
DELETE /user/session/:id user personal
POST /user/step-up user personal
POST /user/switch-admin user
POST /user/totp user step-up during:second_factor_setup
POST /user/totp/confirm user step-up during:second_factor_setup
GET /version public
GET /version/log public
GET /webhook user
POST /webhook user step-up
POST /webhook-delivery/:id/resend user
DELETE /webhook/:id user
PATCH /webhook/:id user step-up
GET /webhook/:id/delivery user
POST /webhook/:id/secret user step-up
POST /webhook/:id/test user
`

function rowOf({
  method,
  path,
  callers,
  machine,
  permission,
  stepUp,
  personal,
  scope,
  duringLogin = [],
  idempotent,
}: Endpoint) {
  const during = duringLogin.map((step) => `during:${step}`)
  const needs = [
    machine && `machine:${machine}`,
    permission,
    stepUp && 'step-up',
    personal && 'personal',
    scope,
    ...during,
    idempotent && 'once',
  ]
  return [method, path, callers.join('+'), ...needs].filter(Boolean).join(' ')
}

test('every endpoint allows exactly the callers of the table', () => {
  expect(endpoints.map(rowOf).sort()).toEqual(table.trim().split('\n').sort())
})
