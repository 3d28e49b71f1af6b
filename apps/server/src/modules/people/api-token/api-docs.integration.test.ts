import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { programOf } from '../../../test-support/api-token.ts'
import { createUser } from '../../../test-support/people.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const run = promisify(execFile)
const page = readFileSync(new URL('../../../../../../docs/api.md', import.meta.url), 'utf8')
const example = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1] ?? ''

eachDatabase('the examples of docs/api.md', (location) => {
  let server: TestServer
  let env: Record<string, string>
  beforeAll(async () => {
    server = await startTestServer(location)
    const program = await programOf(server, await createUser(server))
    const { authorization = '' } = await program('GET', server.url)
    env = { PATH: process.env.PATH ?? '', SEAPORT_URL: server.url, SEAPORT_TOKEN: authorization.slice(7) }
  })
  afterAll(() => server.stop())

  test('curl answers with a list', async () => {
    const { stdout } = await run('sh', ['-ec', example('sh')], { env })
    expect(JSON.parse(stdout)).toMatchObject({ code: 200, data: { list: [], page_size: 5 } })
  })

  test('Node reads every page', async () => {
    const script = ['--input-type=module', '--eval', example('js')]
    expect((await run(process.execPath, script, { env })).stdout).toBe('')
  })

  test('the table of scopes is complete', async () => {
    const { apiScopes } = await import('@seaport/contract/kernel/api-scope')
    expect(apiScopes.filter((scope) => !page.includes(`\`${scope}\``))).toEqual([])
  })
})
