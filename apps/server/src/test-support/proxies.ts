import { createProxy, getProxy, proxyGroups } from '@seaport/contract/desk/proxy'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { proxyJobs } from '../modules/desk/proxy/proxy.public.ts'
import type { TestUser } from './people.ts'
import type { TestServer } from './test-server.ts'

/** Test proxies are on this machine, and their targets exist nowhere. */
export const PROXY_VARIABLES = {
  SEAPORT_ALLOW_PRIVATE_PROXIES: '1',
  SEAPORT_PROXY_CHECK_URL: 'http://check.invalid/',
}

export type ProxyActs = Awaited<ReturnType<typeof proxyActs>>

/** What tests of proxies do: `user` adds them, to a group of theirs unless another is said. */
export async function proxyActs(server: TestServer, user: TestUser) {
  let count = 0
  const groupOf = async (as: TestUser, name: string) =>
    (await server.call(proxyGroups.create, { body: { name } }, as)).id
  const group = await groupOf(user, 'First')
  const add = (change: Partial<InputOf<typeof createProxy>['body']> = {}, as = user) => {
    count += 1
    const body = { group_id: group, scheme: 'http' as const, ip: `203.0.113.${count}`, port: 8080, ...change }
    return server.call(createProxy, { body }, as)
  }
  const get = (id: string, as = user) => server.call(getProxy, { params: { id } }, as)
  const check = async () => {
    for (const job of proxyJobs(server.installation)) await job.run()
  }
  return { group, groupOf, add, get, check }
}
