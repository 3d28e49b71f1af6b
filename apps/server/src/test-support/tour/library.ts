import { buffer } from 'node:stream/consumers'
import * as account from '@seaport/contract/desk/account'
import * as accountImport from '@seaport/contract/desk/account-import'
import { exportAccounts } from '@seaport/contract/desk/desk-export'
import * as proxies from '@seaport/contract/desk/proxy'
import * as file from '@seaport/contract/platform/file'
import * as optOut from '@seaport/contract/work/opt-out'
import * as resource from '@seaport/contract/work/resource'
import * as resourceGroup from '@seaport/contract/work/resource-group'
import * as scripts from '@seaport/contract/work/script'
import { endTask } from '@seaport/contract/work/task'
import { createTasks } from '@seaport/contract/work/task-batch'
import { newId } from '../../kernel/id.ts'
import { writeSpreadsheet } from '../../kernel/spreadsheet/write.ts'
import { newHandle } from '../accounts.ts'
import { upload } from '../files.ts'
import { png } from '../media.ts'
import { following, next, say } from '../promotions.ts'
import {
  createAssigned,
  finish,
  person as personOf,
  taskIn,
  taskOrder,
  upload as uploadPeople,
} from '../scene.ts'
import {
  type Home,
  idOf,
  looseAccount,
  nextOf,
  proxy,
  proxyBody,
  proxyGroup,
  sceneOf,
  script,
  TOUR_SECRETS,
} from './home.ts'
import { type Stop, stop } from './stop.ts'

export const sheet = async (cells: Record<string, string>) => {
  const columns = Object.keys(cells).map((title) => ({ title }))
  const draft = { name: 'x', columns, rows: [Object.values(cells)] }
  return new Blob([new Uint8Array(await buffer(writeSpreadsheet('xlsx', draft)))])
}
export const picture = (home: Home) => {
  const { server, supervisor } = home
  const colour = nextOf(home, 'picture')
  return upload(server, file.uploadFile, { content: png(colour % 256, 2 + (colour >> 8)) }, supervisor)
}
const bound = async (home: Home) => {
  const { accountId } = await sceneOf(home)
  const { id } = await proxy(home)
  const body = { proxy_id: id, account_ids: [accountId] }
  await home.server.call(proxies.assignProxy, { body }, home.supervisor)
  return { id, accountId }
}
/** The same once for each home, for whom the filters alone matter. */
const boundBefore = new WeakMap<Home, ReturnType<typeof bound>>()
const boundOnce = (home: Home) => {
  const known = boundBefore.get(home) ?? bound(home)
  boundBefore.set(home, known)
  return known
}
/** A proxy whose last check failed. */
const broken = async (home: Home) => {
  const { id } = await proxy(home)
  await home.server.installation.database.db
    .updateTable('proxy')
    .set({ status: 'abnormal', error: 'proxy_unreachable', last_detected_at: home.server.clock.now() })
    .where('id', '=', id)
    .execute()
  return { id }
}
const scriptGroup = ({ server, supervisor }: Home) =>
  server.call(scripts.scriptGroups.create, { body: { name: newId() } }, supervisor)
const images = async (home: Home) => ({ type: 'image' as const, file_ids: [(await picture(home)).id] })
export const newResourceGroup = ({ server, supervisor }: Home) =>
  server.call(resourceGroup.resourceGroups.create, { body: { name: newId() } }, supervisor)
/** A person whom a task collected. */
export const collected = async (home: Home) => {
  const scene = await sceneOf(home)
  const task = await taskIn(scene, 'running')
  await uploadPeople(scene, task, [personOf(nextOf(home, 'person'))])
  const query = { task_id: task.id }
  const { list } = await home.server.call(resource.listResources, { query }, home.supervisor)
  return { id: list[0]?.id ?? '', task: task.id }
}
/** Something for each figure of the statistics: somebody who was collected, a target that was reached, and tasks that ended in each way. */
export const worked = async (home: Home) => {
  const scene = await sceneOf(home)
  const collection = await taskIn(scene, 'running')
  await uploadPeople(scene, collection, [personOf(nextOf(home, 'person'))])
  await finish(scene, collection)
  const promotion = await following(scene, ['@first', '@second'])
  await next(scene, promotion, true)
  await say(scene, promotion, { position: 0, outcome: 'done' })
  await home.server.call(endTask, { params: { id: promotion.id } }, home.supervisor)
  await taskIn(scene, 'error')
}
/** @returns what creates a task for each of two accounts */
export const orderForTwo = async (home: Home) => {
  const { accountId, seat } = await sceneOf(home)
  const second = await createAssigned(home.server, home.supervisor, seat.id)
  const { account_id, ...order } = taskOrder(accountId)
  return { ...order, account_ids: [account_id, second] }
}
/** @returns the id of a batch of two tasks */
export const newBatch = async (home: Home) => {
  const { list } = await home.server.call(createTasks, { body: await orderForTwo(home) }, home.supervisor)
  return list[0]?.batch?.id ?? ''
}
/** @returns a number that no network has given yet */
const newNumber = () => String(BigInt(`0x${newId().slice(-12)}`))
const people = () => ({ network: 'x_sandbox' as const, external_ids: [newNumber()] })

/** Accounts, proxies, scripts, files and collected people. */
export const libraryStops: Stop[] = [
  stop(exportAccounts, async (home) => ({
    query: { seat_id: home.seat.id, proxy_id: (await boundOnce(home)).id, search: 'a', format: 'csv' },
  })),
  stop(account.countAccounts, () => ({ query: { search: 'a' } })),
  stop(account.listAccounts, async (home) => ({
    query: { seat_id: home.seat.id, proxy_id: (await boundOnce(home)).id, search: 'a' },
  })),
  stop(account.getAccount, async (home) => ({ params: { id: (await sceneOf(home)).accountId } })),
  stop(account.createAccount, () => ({ body: { network: 'x_sandbox', account: newHandle() } })),
  stop(account.importAccounts, () => ({
    body: {
      network: 'x_sandbox',
      rows: [{ account: newHandle() }, { account: `bought:${TOUR_SECRETS.bought}:mail@seaport.test` }],
    },
  })),
  stop(accountImport.readAccountColumns, async () => ({ body: {}, file: await sheet({ 账号: newId() }) })),
  stop(accountImport.importAccountFile, async (home) => {
    const { username, ip, port } = await proxy(home)
    const place = `http://${username}:${TOUR_SECRETS.proxy}@${ip}:${port}`
    const cells = { 账号: newHandle(), 坐席: home.seat.seatCode, 代理: place, 邮箱: 'tour@seaport.test' }
    return { body: { network: 'x_sandbox' }, file: await sheet(cells) }
  }),
  stop(accountImport.accountTemplate, () => ({})),
  stop(account.updateAccount, async (home) => ({
    params: { id: (await sceneOf(home)).accountId },
    body: { nickname: 'Tour' },
  })),
  stop(account.listAccountBlocks, async (home) => ({ params: { id: (await sceneOf(home)).accountId } })),
  stop(account.blockAccount, async (home) => ({
    params: { id: await looseAccount(home) },
    body: { note: 'Tour' },
  })),
  stop(account.unblockAccount, async (home) => {
    const params = { id: await looseAccount(home) }
    await home.server.call(account.blockAccount, { params, body: { note: 'Tour' } }, home.supervisor)
    return { params, body: { note: 'Tour' } }
  }),
  stop(account.deleteAccount, async (home) => ({ params: { id: await looseAccount(home) } })),
  stop(
    account.assignAccounts,
    async (home) => ({
      body: { account_ids: [await looseAccount(home)], seat_id: home.seat.id },
    }),
    { tolerant: ['body.account_ids'] },
  ),
  stop(
    account.unassignAccounts,
    async (home) => ({
      body: { account_ids: [(await sceneOf(home)).accountId] },
    }),
    { tolerant: ['body.account_ids'] },
  ),

  stop(proxies.proxyGroups.list, () => ({ query: { search: 'a' } })),
  stop(proxies.proxyGroups.create, () => ({ body: { name: newId() } })),
  stop(proxies.proxyGroups.rename, async (home) => ({
    params: { id: await proxyGroup(home) },
    body: { name: newId() },
  })),
  stop(proxies.proxyGroups.remove, async (home) => ({ params: { id: await proxyGroup(home) } })),
  stop(proxies.countProxies, async (home) => ({
    query: { group_id: await proxyGroup(home), search: 'a', scheme: 'http' },
  })),
  stop(proxies.listProxies, async (home) => ({
    query: { group_id: await proxyGroup(home), search: 'a', status: 'normal', scheme: 'http' },
  })),
  stop(proxies.getProxy, (home) => idOf(broken(home))),
  stop(proxies.createProxy, async (home) => ({ body: proxyBody(await proxyGroup(home)) })),
  stop(proxies.updateProxy, async (home) => ({ ...(await idOf(broken(home))), body: { remark: 'tour' } })),
  stop(proxies.deleteProxy, (home) => idOf(proxy(home))),
  stop(proxies.deleteProxies, async (home) => ({ body: { ids: [(await proxy(home)).id] } }), {
    tolerant: ['body.ids'],
  }),
  stop(
    proxies.moveProxies,
    async (home) => ({
      body: { ids: [(await proxy(home)).id], group_id: await proxyGroup(home) },
    }),
    { tolerant: ['body.ids'] },
  ),
  stop(proxies.checkProxies, async (home) => ({ body: { ids: [(await proxy(home)).id] } }), {
    tolerant: ['body.ids'],
  }),
  stop(
    proxies.assignProxy,
    async (home) => ({
      body: { proxy_id: (await proxy(home)).id, account_ids: [await looseAccount(home)] },
    }),
    { tolerant: ['body.account_ids'] },
  ),
  stop(proxies.unassignProxy, async (home) => ({ body: { account_ids: [(await bound(home)).accountId] } }), {
    tolerant: ['body.account_ids'],
  }),
  stop(proxies.importProxyList, async (home) => ({
    body: {
      group_id: await proxyGroup(home),
      text: `http://user:${TOUR_SECRETS.proxy}@${newId()}.example.com:8080\n192.0.2.1|8080|bob|${TOUR_SECRETS.bought}|US`,
    },
  })),
  stop(proxies.importProxyFile, async (home) => ({
    body: { group_id: await proxyGroup(home), dry_run: true },
    file: await sheet({ IP: '192.0.2.1', Port: '8080', Username: 'tour', Password: TOUR_SECRETS.proxy }),
  })),
  stop(proxies.proxyTemplate, () => ({})),
  stop(proxies.seatAccountProxy, async (home) => ({ params: { id: (await bound(home)).accountId } })),

  stop(file.uploadFile, () => ({ body: {}, file: new Blob([new Uint8Array(png(9, 3))]) })),
  stop(file.readFile, (home) => idOf(picture(home)), { shared: 'seats' }),
  stop(
    file.readSignedFile,
    async (home) => {
      const { id, url } = await picture(home)
      const { searchParams } = new URL(url, home.server.url)
      const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? '']
      return { params: { id }, query: { expires, signature } }
    },
    { shared: 'everybody' },
  ),

  stop(scripts.scriptGroups.list, () => ({ query: { search: 'a' } })),
  stop(scripts.scriptGroups.create, () => ({ body: { name: newId() } })),
  stop(scripts.scriptGroups.rename, async (home) => ({
    ...(await idOf(scriptGroup(home))),
    body: { name: newId() },
  })),
  stop(scripts.scriptGroups.remove, (home) => idOf(scriptGroup(home))),
  stop(scripts.listScripts, async (home) => ({
    query: { group_id: (await scriptGroup(home)).id, search: 'a' },
  })),
  stop(scripts.getScript, async (home) => ({ params: { id: await script(home) } }), { shared: 'seats' }),
  stop(scripts.createScript, async (home) => ({
    body: {
      title: newId(),
      networks: ['x_sandbox', 'facebook_sandbox'],
      group_id: (await scriptGroup(home)).id,
      content: await images(home),
    },
  })),
  stop(scripts.updateScript, async (home) => ({
    params: { id: await script(home) },
    body: { group_id: (await scriptGroup(home)).id, content: await images(home) },
  })),
  stop(scripts.deleteScript, async (home) => ({ params: { id: await script(home) } })),
  stop(scripts.deleteScripts, async (home) => ({ body: { ids: [await script(home)] } }), {
    tolerant: ['body.ids'],
  }),
  stop(
    scripts.moveScripts,
    async (home) => ({
      body: { ids: [await script(home)], group_id: (await scriptGroup(home)).id },
    }),
    { tolerant: ['body.ids'] },
  ),

  stop(resourceGroup.resourceGroups.list, () => ({ query: { search: 'a' } })),
  stop(resourceGroup.resourceGroups.create, () => ({ body: { name: newId() } })),
  stop(resourceGroup.resourceGroups.rename, async (home) => ({
    ...(await idOf(newResourceGroup(home))),
    body: { name: newId() },
  })),
  stop(resourceGroup.resourceGroups.remove, (home) => idOf(newResourceGroup(home))),
  stop(
    resourceGroup.moveResources,
    async (home) => ({
      body: { ids: [(await collected(home)).id], group_id: (await newResourceGroup(home)).id },
    }),
    { tolerant: ['body.ids'] },
  ),
  stop(resource.listResources, async (home) => ({
    query: {
      task_id: (await collected(home)).task,
      group_id: (await newResourceGroup(home)).id,
      search: 'a',
    },
  })),
  stop(resource.exportResources, async (home) => ({
    query: {
      task_id: (await collected(home)).task,
      group_id: (await newResourceGroup(home)).id,
      batch_id: await newBatch(home),
      format: 'csv',
    },
  })),
  stop(resource.getResource, (home) => idOf(collected(home))),
  stop(optOut.eraseResources, () => ({ body: people() })),
  stop(optOut.listOptOuts, () => ({ query: { network: 'x', external_id: '1', erased: 'true' } })),
  stop(optOut.addOptOuts, () => ({ body: people() })),
  stop(optOut.deleteOptOut, async (home) => {
    const external_id = newNumber()
    const body = { network: 'x_sandbox' as const, external_ids: [external_id] }
    await home.server.call(optOut.addOptOuts, { body }, home.supervisor)
    const { list } = await home.server.call(optOut.listOptOuts, { query: { external_id } }, home.supervisor)
    return { params: { id: list[0]?.id ?? '' } }
  }),
]
