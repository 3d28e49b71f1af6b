import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { doctorChecks } from '@seaport/contract/platform/doctor'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { configureMail } from '../../../test-support/mail.ts'
import { startMailServer } from '../../../test-support/mail-server.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { examine } from './doctor.public.ts'
import type { Outside } from './outside.ts'

const URL = 'https://seaport.example.com'
/** Fake answers of the outside world without any problem. */
const outside: Outside = {
  txt: async () => ['v=spf1 -all', 'v=DMARC1; p=reject', 'v=DKIM1; p=key'],
  get: async () => ({ status: 200, date: new Date().toUTCString() }),
  certificate: async () => ({ expiresAt: Date.now() + 90 * 86_400_000, fault: null }),
}

bothDatabases('doctor', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, {
      SEAPORT_PUBLIC_URL: URL,
      SEAPORT_BACKUP_DIR: location.dataDir,
    })
  })
  afterAll(() => server?.stop())

  const found = async (settings: { postgresBin?: string } = {}) => {
    const { installation } = server
    const asked = { ...installation, env: { ...installation.env, ...settings } }
    const results = await examine(asked, async () => [], outside)
    return Object.fromEntries(results.map(({ check, finding }) => [check, finding]))
  }
  /** @returns the finding about a mail server while it runs, with a login. */
  const mailFinding = async (options: SMTPServerOptions) => {
    const post = await startMailServer(options)
    await configureMail(server, { server_port: post.port, user: 'seaport', password: 'a-password' })
    try {
      return (await found()).mail
    } finally {
      await post.close()
    }
  }

  test('a real installation is examined', async () => {
    expect(await found()).toMatchObject({
      address: 'address_ok',
      certificate: 'certificate_ok',
      // PostgreSQL's tools may be missing on the test machine.
      database: expect.stringMatching(location.url ? /^database_(?:ok|no_tools)$/ : /^database_ok$/),
      jobs: 'jobs_ok',
      queues: 'queues_ok',
      mail: 'mail_missing',
      backups: 'backups_none',
      update_keys: 'update_keys_ok',
      networks: 'networks_ok',
    })
  })

  test('PostgreSQL’s tools are looked for in the folder that is named', async () => {
    const [empty, full] = ['no-tools', 'tools'].map((name) => join(location.dataDir, name)) as [
      string,
      string,
    ]
    for (const folder of [empty, full]) mkdirSync(folder)
    for (const tool of ['pg_dump', 'pg_restore'])
      writeFileSync(join(full, tool), `#!/bin/sh\necho '${tool} (PostgreSQL) 99.0'\n`, { mode: 0o755 })
    const { database } = await found({ postgresBin: empty })
    expect([database, (await found({ postgresBin: full })).database]).toEqual([
      location.url ? 'database_no_tools' : 'database_ok',
      'database_ok',
    ])
  })

  test('the check logs in to the mail server', async () => {
    const answer = (user: string | null): SMTPServerOptions => ({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) =>
        done(user ? null : new Error('Invalid credentials'), { user: user ?? '' }),
    })
    expect(await mailFinding(answer('seaport'))).toBe('mail_ok')
    expect(await mailFinding(answer(null))).toBe('mail_refused')
    // The last one is closed by now.
    expect(await found()).toMatchObject({ mail: 'mail_unreachable', mail_dns: 'mail_dns_ok' })
  })

  test('every check is made, in the order of the contract', async () => {
    const results = await examine(server.installation, async () => [], outside)
    expect(results.map(({ check }) => check)).toEqual(doctorChecks)
  })
})
