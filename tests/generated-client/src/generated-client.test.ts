import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSpreadsheet } from '../../../apps/server/src/kernel/spreadsheet/write.ts'
import { createUser, PASSWORD } from '../../../apps/server/src/test-support/people.ts'
import { startTestServer, type TestServer } from '../../../apps/server/src/test-support/test-server.ts'
import { eachDatabase } from '../../support/databases.ts'
import { PROGRAM } from './program.ts'

const run = promisify(execFile)
/** Inside this workspace, so that the generated program resolves its dependencies. */
const folder = join(import.meta.dirname, '..', '.cache', String(process.pid))
const program = join(folder, 'program.ts')
const sheet = join(folder, 'accounts.xlsx')
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')

eachDatabase('a client generated from the OpenAPI description', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
    const description = await (await fetch(`${server.url}/api/v1/openapi.json`)).text()
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTypescript(description)))
    await writeFile(program, PROGRAM)
    const rows = [['first_account'], ['second_account']]
    await writeFile(sheet, writeSpreadsheet('xlsx', { name: 'x', columns: [{ title: 'Account' }], rows }))
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('types a correct program, and rejects wrong calls', async () => {
    const options = ['--strict', '--noUncheckedIndexedAccess', '--skipLibCheck', '--noEmit']
    const modules = ['--module', 'nodenext', '--target', 'es2024', '--allowImportingTsExtensions']
    const types = ['--types', 'node', '--lib', 'es2024,dom']
    const failed = await run(process.execPath, [tsc, ...options, ...modules, ...types, program]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
    expect(failed).toBe('')
  })

  test('logs in, handles an error, reads, and uploads with form parts in either order', async () => {
    const { email } = await createUser(server)
    const { stdout } = await run(process.execPath, [program, server.url, email, PASSWORD, sheet])
    expect(JSON.parse(stdout)).toEqual({
      flags: 2,
      refused: 'wrong_credentials',
      release: [403, 'release_token_wrong'],
      added: [2, 2],
    })
  })
})
