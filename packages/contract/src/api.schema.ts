import * as accountSchema from './desk/account.schema.ts'
import * as account from './desk/account.ts'
import * as accountImportSchema from './desk/account-import.schema.ts'
import * as accountImport from './desk/account-import.ts'
import * as deskExportSchema from './desk/desk-export.schema.ts'
import * as deskExport from './desk/desk-export.ts'
import * as proxySchema from './desk/proxy.schema.ts'
import * as proxy from './desk/proxy.ts'
import * as seatSchema from './desk/seat.schema.ts'
import * as seat from './desk/seat.ts'
import * as seatSessionSchema from './desk/seat-session.schema.ts'
import * as seatSession from './desk/seat-session.ts'
import * as signInSchema from './desk/sign-in.schema.ts'
import * as signIn from './desk/sign-in.ts'
import type { Endpoint, EndpointSchemas, SchemasOf } from './kernel/endpoint.ts'
import { join } from './kernel/join.ts'
import * as customerSchema from './money/customer.schema.ts'
import * as customer from './money/customer.ts'
import * as orderSchema from './money/order.schema.ts'
import * as order from './money/order.ts'
import * as priceSchema from './money/price.schema.ts'
import * as price from './money/price.ts'
import * as walletSchema from './money/wallet.schema.ts'
import * as wallet from './money/wallet.ts'
import * as adminUserSchema from './people/admin-user.schema.ts'
import * as adminUser from './people/admin-user.ts'
import * as apiTokenSchema from './people/api-token.schema.ts'
import * as apiToken from './people/api-token.ts'
import * as loginLogSchema from './people/login-log.schema.ts'
import * as loginLog from './people/login-log.ts'
import * as registrationSchema from './people/registration.schema.ts'
import * as registration from './people/registration.ts'
import * as roleSchema from './people/role.schema.ts'
import * as role from './people/role.ts'
import * as secondFactorSchema from './people/second-factor.schema.ts'
import * as secondFactor from './people/second-factor.ts'
import * as securityNoticeSchema from './people/security-notice.schema.ts'
import * as securityNotice from './people/security-notice.ts'
import * as sessionSchema from './people/session.schema.ts'
import * as session from './people/session.ts'
import * as systemSchema from './people/system.schema.ts'
import * as system from './people/system.ts'
import * as userSchema from './people/user.schema.ts'
import * as user from './people/user.ts'
import * as announcementSchema from './platform/announcement.schema.ts'
import * as announcement from './platform/announcement.ts'
import * as auditSchema from './platform/audit.schema.ts'
import * as audit from './platform/audit.ts'
import * as doctorSchema from './platform/doctor.schema.ts'
import * as doctor from './platform/doctor.ts'
import * as emailSchema from './platform/email.schema.ts'
import * as email from './platform/email.ts'
import * as feedbackSchema from './platform/feedback.schema.ts'
import * as feedback from './platform/feedback.ts'
import * as fileSchema from './platform/file.schema.ts'
import * as file from './platform/file.ts'
import * as jobSchema from './platform/job.schema.ts'
import * as job from './platform/job.ts'
import * as menuSchema from './platform/menu.schema.ts'
import * as menu from './platform/menu.ts'
import * as networkConfigSchema from './platform/network-config.schema.ts'
import * as networkConfig from './platform/network-config.ts'
import * as officialChannelSchema from './platform/official-channel.schema.ts'
import * as officialChannel from './platform/official-channel.ts'
import * as releaseSchema from './platform/release.schema.ts'
import * as release from './platform/release.ts'
import * as settingSchema from './platform/setting.schema.ts'
import * as setting from './platform/setting.ts'
import * as versionSchema from './platform/version.schema.ts'
import * as version from './platform/version.ts'
import * as adminActSchema from './work/admin-act.schema.ts'
import * as adminAct from './work/admin-act.ts'
import * as adminListSchema from './work/admin-list.schema.ts'
import * as adminList from './work/admin-list.ts'
import * as attentionSchema from './work/attention.schema.ts'
import * as attention from './work/attention.ts'
import * as guardSchema from './work/guard.schema.ts'
import * as guard from './work/guard.ts'
import * as notificationSchema from './work/notification.schema.ts'
import * as notification from './work/notification.ts'
import * as optOutSchema from './work/opt-out.schema.ts'
import * as optOut from './work/opt-out.ts'
import * as resourceSchema from './work/resource.schema.ts'
import * as resource from './work/resource.ts'
import * as resourceGroupSchema from './work/resource-group.schema.ts'
import * as resourceGroup from './work/resource-group.ts'
import * as runnerSchema from './work/runner.schema.ts'
import * as runner from './work/runner.ts'
import * as scriptSchema from './work/script.schema.ts'
import * as script from './work/script.ts'
import * as searchSchema from './work/search.schema.ts'
import * as search from './work/search.ts'
import * as seatResourceSchema from './work/seat-resource.schema.ts'
import * as seatResource from './work/seat-resource.ts'
import * as statsSchema from './work/stats.schema.ts'
import * as stats from './work/stats.ts'
import * as taskSchema from './work/task.schema.ts'
import * as task from './work/task.ts'
import * as taskBatchSchema from './work/task-batch.schema.ts'
import * as taskBatch from './work/task-batch.ts'
import * as taskCalendarSchema from './work/task-calendar.schema.ts'
import * as taskCalendar from './work/task-calendar.ts'
import * as taskCostSchema from './work/task-cost.schema.ts'
import * as taskCost from './work/task-cost.ts'
import * as taskRepeatSchema from './work/task-repeat.schema.ts'
import * as taskRepeat from './work/task-repeat.ts'
import * as translationSchema from './work/translation.schema.ts'
import * as translation from './work/translation.ts'
import * as webhookSchema from './work/webhook.schema.ts'
import * as webhook from './work/webhook.ts'

const pairs = new Map<Endpoint, EndpointSchemas>([
  ...join(account, accountSchema),
  ...join(accountImport, accountImportSchema),
  ...join(adminAct, adminActSchema),
  ...join(adminList, adminListSchema),
  ...join(adminUser, adminUserSchema),
  ...join(attention, attentionSchema),
  ...join(apiToken, apiTokenSchema),
  ...join(announcement, announcementSchema),
  ...join(menu, menuSchema),
  ...join(role, roleSchema),
  ...join(secondFactor, secondFactorSchema),
  ...join(securityNotice, securityNoticeSchema),
  ...join(setting, settingSchema),
  ...join(version, versionSchema),
  ...join(audit, auditSchema),
  ...join(customer, customerSchema),
  ...join(deskExport, deskExportSchema),
  ...join(email, emailSchema),
  ...join(feedback, feedbackSchema),
  ...join(file, fileSchema),
  ...join(guard, guardSchema),
  ...join(doctor, doctorSchema),
  ...join(job, jobSchema),
  ...join(loginLog, loginLogSchema),
  ...join(networkConfig, networkConfigSchema),
  ...join(notification, notificationSchema),
  ...join(officialChannel, officialChannelSchema),
  ...join(optOut, optOutSchema),
  ...join(order, orderSchema),
  ...join(price, priceSchema),
  ...join(proxy, proxySchema),
  ...join(registration, registrationSchema),
  ...join(release, releaseSchema),
  ...join(resource, resourceSchema),
  ...join(resourceGroup, resourceGroupSchema),
  ...join(runner, runnerSchema),
  ...join(script, scriptSchema),
  ...join(search, searchSchema),
  ...join(seat, seatSchema),
  ...join(seatResource, seatResourceSchema),
  ...join(seatSession, seatSessionSchema),
  ...join(signIn, signInSchema),
  ...join(session, sessionSchema),
  ...join(stats, statsSchema),
  ...join(system, systemSchema),
  ...join(task, taskSchema),
  ...join(taskBatch, taskBatchSchema),
  ...join(taskCost, taskCostSchema),
  ...join(taskCalendar, taskCalendarSchema),
  ...join(taskRepeat, taskRepeatSchema),
  ...join(translation, translationSchema),
  ...join(user, userSchema),
  ...join(wallet, walletSchema),
  ...join(webhook, webhookSchema),
])

/** Every endpoint that the contract declares. The server must serve each, and no other. */
export const endpoints: readonly Endpoint[] = [...pairs.keys()]

/** @returns the schemas with which the server validates a call and its answer */
export function schemasOf<E extends Endpoint>(endpoint: E): SchemasOf<E> {
  const schemas = pairs.get(endpoint)
  if (!schemas) throw new Error(`${endpoint.method} ${endpoint.path} is not in the contract`)
  return schemas as SchemasOf<E>
}
