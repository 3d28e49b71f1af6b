import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { programOf } from '../../../test-support/api-token.ts'
import { addTask, createScene, type Scene } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const run = promisify(execFile)
const page = readFileSync(new URL('../../../../../../docs/api.md', import.meta.url), 'utf8')
const example = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1] ?? ''

eachDatabase('the examples of docs/api.md', (location) => {
  let server: TestServer
  let scene: Scene
  let env: Record<string, string>
  beforeAll(async () => {
    server = await startTestServer(location)
    scene = await createScene(server)
    const program = await programOf(server, scene.supervisor)
    const { authorization = '' } = await program('GET', server.url)
    env = { PATH: process.env.PATH ?? '', SEAPORT_URL: server.url, SEAPORT_TOKEN: authorization.slice(7) }
  })
  afterAll(() => server.stop())

  test('curl answers with a list', async () => {
    const { stdout } = await run('sh', ['-ec', example('sh')], { env })
    expect(JSON.parse(stdout)).toMatchObject({ code: 200, data: { list: [], page_size: 5 } })
  })

  test('Node reads a whole list, of which pages show the first 10,000 rows', async () => {
    expect(page).toContain(`Pages end at row ${MAX_COUNTED.toLocaleString('en')},`)
    for (const name of ['Trà', '茶', 'Tea']) await addTask(scene, { name })
    const script = ['--input-type=module', '--eval', example('js')]
    const lines = (await run(process.execPath, script, { env })).stdout.trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Task name', 'Trà', '茶', 'Tea'])
  })

  test('the table of scopes is complete', async () => {
    const { apiScopes } = await import('@seaport/contract/kernel/api-scope')
    expect(apiScopes.filter((scope) => !page.includes(`\`${scope}\``))).toEqual([])
  })
})
