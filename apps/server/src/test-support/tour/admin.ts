import { adminCheckProxy, adminListProxies } from '@seaport/contract/desk/proxy'
import { adjustBalance, adminListLedger } from '@seaport/contract/money/wallet'
import * as people from '@seaport/contract/people/admin-user'
import { adminExportLoginLog, adminListLoginLog } from '@seaport/contract/people/login-log'
import * as registration from '@seaport/contract/people/registration'
import * as role from '@seaport/contract/people/role'
import * as announcement from '@seaport/contract/platform/announcement'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { runDoctor } from '@seaport/contract/platform/doctor'
import * as email from '@seaport/contract/platform/email'
import { listJobs } from '@seaport/contract/platform/job'
import * as menu from '@seaport/contract/platform/menu'
import * as networkConfig from '@seaport/contract/platform/network-config'
import * as setting from '@seaport/contract/platform/setting'
import * as version from '@seaport/contract/platform/version'
import * as acts from '@seaport/contract/work/admin-act'
import * as lists from '@seaport/contract/work/admin-list'
import { getAdminAttention } from '@seaport/contract/work/attention'
import * as stats from '@seaport/contract/work/stats'
import { newId } from '../../kernel/id.ts'
import { configureMail, newEmail } from '../mail.ts'
import { createUser, giveSecondFactor, PASSWORD } from '../people.ts'
import { taskIn } from '../scene.ts'
import { type Home, idOf, looseAccount, nextOf, proxy, sceneOf, TOUR_SECRETS } from './home.ts'
import { worked } from './library.ts'
import { newSeat } from './seats.ts'
import { type Stop, stop } from './stop.ts'

const task = async (home: Home) => ({ params: { id: (await taskIn(await sceneOf(home), 'queued')).id } })
const titles = { cn: '甲', hk: '甲', en: 'One', vi: 'Một' }
const newRole = ({ server, owner }: Home) =>
  server.call(role.createRole, { body: { name: newId(), superuser: false, keys: ['0'] } }, owner)
const newEntry = ({ server, owner }: Home) =>
  server.call(menu.createMenuEntry, { body: { titles, icon: 'home', path: '/tour' } }, owner)
const administrator = () => ({
  email: newEmail(),
  username: 'Tour',
  password: PASSWORD,
  role_id: 'admin',
})
const newAdministrator = ({ server, owner }: Home) =>
  server.call(people.createSystemUser, { body: administrator() }, owner)
/** A public announcement. */
export const newAnnouncement = ({ server, owner }: Home) =>
  server.call(
    announcement.createAnnouncement,
    { body: { type: 'system', texts: { en: { title: 'Tour', content: 'Tour' } } } },
    owner,
  )
const nextRelease = (home: Home) => ({
  language: 'en' as const,
  version: `1.0.${nextOf(home, 'version')}`,
})
const newVersion = (home: Home) =>
  home.server.call(version.createVersion, { body: nextRelease(home) }, home.owner)
const userOf = ({ supervisor }: Home) => ({ params: { id: supervisor.id } })
const guest = ({ server }: Home) => createUser(server)

/** Administration, but for money. */
export const adminStops: Stop[] = [
  stop(lists.adminListSeats, (home) => ({ query: { user_id: home.supervisor.id, search: 'a' } })),
  stop(lists.adminExportSeats, (home) => ({
    query: { user_id: home.supervisor.id, search: 'a', format: 'csv' },
  })),
  stop(lists.adminExportAccounts, (home) => ({
    query: { user_id: home.supervisor.id, search: 'a', format: 'csv' },
  })),
  stop(lists.adminExportTasks, (home) => ({
    query: { user_id: home.supervisor.id, search: 'a', format: 'csv' },
  })),
  stop(people.exportUsers, () => ({ query: { role_id: 'user', search: 'a', format: 'csv' } })),
  stop(lists.adminListSeatsOf, (home) => ({ ...userOf(home), query: { search: 'a' } })),
  stop(lists.adminListAccounts, (home) => ({
    query: { user_id: home.supervisor.id, seat_id: home.seat.id, search: 'a' },
  })),
  stop(lists.adminListTasks, async (home) => ({
    query: {
      user_id: home.supervisor.id,
      seat_id: home.seat.id,
      account_id: await looseAccount(home),
      search: 'a',
    },
  })),
  stop(lists.adminGetTask, task),
  stop(lists.adminListTaskTargets, task),
  stop(acts.adminActOnSeats, async (home) => ({
    body: { ids: [(await newSeat(home)).id], act: 'disable', why: 'tour' },
  })),
  stop(acts.adminActOnAccounts, async (home) => ({
    body: { ids: [(await sceneOf(home)).accountId], act: 'unassign', why: 'tour' },
  })),
  stop(acts.adminActOnTasks, async (home) => ({
    body: { ids: [(await task(home)).params.id], act: 'end', why: 'tour' },
  })),
  stop(adminListProxies, (home) => ({
    query: { user_id: home.supervisor.id, search: 'a', status: 'normal', scheme: 'http' },
  })),
  stop(adminCheckProxy, (home) => idOf(proxy(home))),
  stop(people.listUsers, () => ({ query: { role_id: 'user', search: 'a', status: 'normal' } })),
  stop(people.getUser, userOf),
  stop(people.createUser, () => ({ body: { email: newEmail(), username: 'Tour', password: PASSWORD } })),
  stop(people.resetUserPassword, async (home) => ({
    params: { id: (await guest(home)).id },
    body: { password: PASSWORD },
  })),
  stop(people.updateUser, async (home) => ({
    params: { id: (await guest(home)).id },
    body: { remark: 'tour', role_id: 'user' },
  })),
  stop(people.setUserPorts, async (home) => ({
    params: { id: (await guest(home)).id },
    body: { port_num: 7, port_expire_time: null, remark: 'tour' },
  })),
  stop(people.loginAs, async (home) => ({ params: { id: (await guest(home)).id } })),
  stop(people.listSystemUsers, () => ({ query: { role_id: 'admin', search: 'a', status: 'normal' } })),
  stop(people.createSystemUser, () => ({ body: administrator() })),
  stop(people.updateSystemUser, async (home) => ({
    ...(await idOf(newAdministrator(home))),
    body: { remark: 'tour', role_id: 'admin' },
  })),
  stop(people.deleteSystemUser, async (home) => {
    const { id, as } = await createUser(home.server, { role: 'admin' })
    await home.server.call(people.loginAs, { params: { id: (await guest(home)).id } }, { as })
    return { params: { id } }
  }),
  stop(people.resetAdministratorSecondFactor, async ({ server }) => ({
    params: { id: (await createUser(server, { role: 'admin' })).id },
  })),
  stop(people.resetUserSecondFactor, async (home) => {
    const { id } = await guest(home)
    await giveSecondFactor(home.server, id)
    return { params: { id } }
  }),
  stop(adjustBalance, async (home) => ({
    params: { id: (await guest(home)).id },
    body: { amount: '500.00', remark: 'tour' },
  })),
  stop(adminListLedger, (home) => ({ query: { user_id: home.supervisor.id, search: 'a', order_no: '1' } })),

  stop(role.listRoles, () => ({ query: { search: 'a', superuser: 'true' } })),
  stop(role.createRole, () => ({ body: { name: newId(), superuser: true, keys: ['12'] } })),
  stop(role.updateRole, async (home) => ({ ...(await idOf(newRole(home))), body: { name: newId() } })),
  stop(role.deleteRole, (home) => idOf(newRole(home))),
  stop(menu.listMenuEntries, () => ({})),
  stop(menu.createMenuEntry, async (home) => ({
    body: { titles, icon: 'home', path: '/tour', parent_id: (await newEntry(home)).id },
  })),
  stop(menu.updateMenuEntry, async (home) => ({
    ...(await idOf(newEntry(home))),
    body: { hidden: true, parent_id: (await newEntry(home)).id },
  })),
  stop(menu.deleteMenuEntry, (home) => idOf(newEntry(home))),

  stop(announcement.adminListAnnouncements, () => ({
    query: { search: 'a', published: 'true', period: 'one_month' },
  })),
  stop(announcement.adminGetAnnouncement, (home) => idOf(newAnnouncement(home))),
  stop(announcement.createAnnouncement, () => ({
    body: { type: 'system', texts: { cn: { title: '甲', content: '甲' } } },
  })),
  stop(announcement.updateAnnouncement, async (home) => ({
    ...(await idOf(newAnnouncement(home))),
    body: { type: 'update' },
  })),
  stop(announcement.deleteAnnouncement, (home) => idOf(newAnnouncement(home))),
  stop(version.listVersions, () => ({ query: { language: 'en', search: '1' } })),
  stop(version.createVersion, (home) => ({ body: nextRelease(home) })),
  stop(version.updateVersion, async (home) => ({
    ...(await idOf(newVersion(home))),
    body: { notes: 'tour' },
  })),
  stop(version.deleteVersion, (home) => idOf(newVersion(home))),

  stop(setting.getSettings, () => ({})),
  stop(setting.changeSettings, () => ({ body: { company: newId() } })),
  stop(setting.replaceSettings, async ({ server, owner }) => ({
    body: { ...(await server.call(setting.getSettings, {}, owner)).settings, company: newId() },
  })),
  stop(setting.withdrawDepositChange, async ({ server, owner }) => {
    for (const usdt_address of ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'])
      await server.call(setting.changeSettings, { body: { usdt_address } }, owner)
    return {}
  }),
  stop(registration.getRegistrationConfig, () => ({})),
  stop(registration.putRegistrationConfig, async ({ server, owner }) => ({
    body: { ...(await server.call(registration.getRegistrationConfig, {}, owner)), max_per_ip_per_day: 500 },
  })),
  stop(email.getEmailConfig, () => ({})),
  stop(email.listOutbox, () => ({})),
  stop(email.putEmailConfig, (home) => ({
    body: {
      type: 'register',
      sender: 'a@example.test',
      server_address: '127.0.0.1',
      server_port: home.mailPort,
      secure: 'none',
      user: 'tour',
      password: TOUR_SECRETS.mail,
      subject: null,
      content: null,
      expire_minutes: 10,
    },
  })),
  stop(networkConfig.listNetworkConfigs, () => ({})),
  stop(networkConfig.putNetworkConfig, () => ({
    params: { network: 'facebook' as const },
    body: { fields: { version: 'v26.0' }, app_secret: TOUR_SECRETS.app },
  })),
  stop(email.testEmailConfig, async (home) => {
    await configureMail(home.server, { type: 'reset', server_port: home.mailPort })
    return { body: { type: 'reset', to: 'a@example.test' } }
  }),

  stop(listAuditLog, (home) => ({
    query: {
      actor_id: home.owner.id,
      user_id: home.supervisor.id,
      subject: home.supervisor.id,
      search: 'a',
    },
  })),
  stop(adminExportLoginLog, (home) => ({
    query: { user_id: home.supervisor.id, search: 'a', format: 'csv' },
  })),
  stop(adminListLoginLog, (home) => ({ query: { user_id: home.supervisor.id, search: 'a' } })),
  stop(runDoctor, () => ({})),
  stop(listJobs, () => ({})),
  stop(getAdminAttention, () => ({})),
  stop(stats.getAdminTrend, async (home) => {
    await worked(home)
    return { query: { period: 'one_month', time_zone: 'Asia/Hong_Kong' } }
  }),
  stop(stats.getAdminStats, async (home) => {
    await worked(home)
    return { query: { time_zone: 'Asia/Hong_Kong' } }
  }),
  stop(stats.rebuildStats, () => ({})),
]
