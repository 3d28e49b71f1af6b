import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doctorChecks, doctorFindings } from '@seaport/contract/platform/doctor'
import type { DoctorFinding, DoctorResult } from '@seaport/contract/platform/doctor.schema'
import cn from '@seaport/i18n/locales/cn/doctor.json' with { type: 'json' }
import en from '@seaport/i18n/locales/en/doctor.json' with { type: 'json' }
import hk from '@seaport/i18n/locales/hk/doctor.json' with { type: 'json' }
import vi from '@seaport/i18n/locales/vi/doctor.json' with { type: 'json' }
import { afterAll, expect, test } from 'vitest'
import { checkAddress, checkCertificate, checkTime } from './check-address.ts'
import {
  checkBackups,
  checkJobs,
  checkKeys,
  checkNetworks,
  checkQueue,
  databaseFinding,
  diskFinding,
} from './check-inside.ts'
import { checkMailAnswer, checkMailDns } from './check-mail.ts'
import type { Outside } from './outside.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const silent = () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ECONNREFUSED' }))
const outside = (some: Partial<Outside>): Outside => ({
  txt: silent,
  get: silent,
  certificate: silent,
  ...some,
})
/** DNS with these TXT records, and no others. */
const zone = (records: Record<string, string[]>) => outside({ txt: async (name) => records[name] ?? [] })
/** Every finding that these tests produced, with its parameters. */
const results = new Map<DoctorFinding, string[]>()
const told = ({ state, finding, values }: DoctorResult) => {
  results.set(finding, Object.keys(values))
  return [state, finding, values]
}

const spf = 'v=spf1 include:_spf.example.net -all'
const dmarc = 'v=DMARC1; p=none'
const dkim = 'v=DKIM1; k=rsa; p=MIGfMA0'
test.each([
  ['mail_spf_missing', { 'shop.test': ['google-site-verification=x'] }],
  // Not SPF: the version has to stand alone (RFC 7208, section 4.5).
  ['mail_spf_missing', { 'shop.test': ['v=spf10 -all'] }],
  ['mail_spf_several', { 'shop.test': [spf, 'v=spf1 mx ~all'] }],
  ['mail_dmarc_missing', { 'shop.test': [spf], '_dmarc.shop.test': ['v=DMARC2; p=none'] }],
  ['mail_dkim_unknown', { 'shop.test': [spf], '_dmarc.shop.test': [dmarc] }],
  // A revoked key (RFC 6376, section 3.6.1).
  [
    'mail_dkim_unknown',
    { 'shop.test': [spf], '_dmarc.shop.test': [dmarc], 'mail._domainkey.shop.test': ['v=DKIM1; p='] },
  ],
  ['mail_dns_ok', { 'shop.test': [spf], '_dmarc.shop.test': [dmarc], 'mail._domainkey.shop.test': [dkim] }],
])('%s is reported for a domain', async (finding, records) => {
  expect(told(await checkMailDns('shop.test', zone(records)))[1]).toBe(finding)
})

test('a subdomain inherits its domain’s policy; an unreachable DNS is not a missing record', async () => {
  const records = {
    'mail.shop.test': [spf],
    '_dmarc.shop.test': [dmarc],
    's1._domainkey.mail.shop.test': [dkim],
  }
  expect((await checkMailDns('mail.shop.test', zone(records))).finding).toBe('mail_dns_ok')
  // Under a suffix of two labels, two levels down.
  const hongKong = {
    'a.mail.shop.com.hk': [spf],
    '_dmarc.shop.com.hk': [dmarc],
    'k1._domainkey.a.mail.shop.com.hk': [dkim],
  }
  expect((await checkMailDns('a.mail.shop.com.hk', zone(hongKong))).finding).toBe('mail_dns_ok')
  expect(told(await checkMailDns('shop.test', outside({})))).toEqual([
    'warning',
    'mail_dns_unknown',
    { domain: 'shop.test' },
  ])
})

test('the public address is set, encrypted, and leads to this server', async () => {
  const answers = (status: number) => outside({ get: async () => ({ status, date: null }) })
  const url = 'https://seaport.example.com'
  const host = 'seaport.example.com'
  expect(told(await checkAddress(null, outside({})))).toEqual(['fault', 'address_missing', {}])
  expect(told(await checkAddress('http://10.0.0.5:8787', answers(200)))).toEqual([
    'fault',
    'address_not_https',
    { host: '10.0.0.5:8787' },
  ])
  expect(told(await checkAddress(url, answers(200)))).toEqual(['ok', 'address_ok', { host }])
  expect(told(await checkAddress(url, answers(502)))).toEqual([
    'fault',
    'address_unreachable',
    { host, trouble: 'HTTP 502' },
  ])
  expect(told(await checkAddress(url, outside({})))).toEqual([
    'fault',
    'address_unreachable',
    { host, trouble: 'ECONNREFUSED' },
  ])
})

test('a certificate is reported before it expires', async () => {
  const now = Date.parse('2026-03-02T08:00:00Z')
  const days = async (count: number, fault: string | null = null) => {
    const certificate = async () => ({ expiresAt: now + count * 86_400_000, fault })
    return told(await checkCertificate('https://seaport.example.com', outside({ certificate }), now)).slice(
      0,
      2,
    )
  }
  expect(await days(60)).toEqual(['ok', 'certificate_ok'])
  expect(await days(14)).toEqual(['ok', 'certificate_ok'])
  expect(await days(13)).toEqual(['warning', 'certificate_expires'])
  expect(await days(-1)).toEqual(['fault', 'certificate_wrong'])
  expect(await days(60, 'DEPTH_ZERO_SELF_SIGNED_CERT')).toEqual(['fault', 'certificate_wrong'])
})

test('the address and its certificate are asked for at the port that the address names', async () => {
  const asked: unknown[] = []
  const recorded = outside({
    get: async (url) => {
      asked.push(url)
      return { status: 200, date: null }
    },
    certificate: async (host, port) => {
      asked.push([host, port])
      return { expiresAt: 0, fault: null }
    },
  })
  const addresses = [
    'https://seaport.example.com',
    'https://seaport.example.com:8443',
    'https://[2001:db8::5]',
  ]
  for (const url of addresses) {
    await checkAddress(url, recorded)
    await checkCertificate(url, recorded, 0)
  }
  expect(asked).toEqual([
    'https://seaport.example.com/health',
    ['seaport.example.com', 443],
    'https://seaport.example.com:8443/health',
    ['seaport.example.com', 8443],
    'https://[2001:db8::5]/health',
    ['2001:db8::5', 443],
  ])
})

test('the clock is compared with another one', async () => {
  const now = Date.parse('2026-03-02T08:00:00Z')
  const at = async (date: string | null) =>
    told(await checkTime('https://a.test', outside({ get: async () => ({ status: 200, date }) }), () => now))
  expect(await at('Mon, 02 Mar 2026 08:00:20 GMT')).toEqual(['ok', 'time_ok', {}])
  expect(await at('Mon, 02 Mar 2026 07:58:00 GMT')).toEqual(['fault', 'time_wrong', { seconds: 120 }])
  expect(await at(null)).toEqual(['warning', 'time_unknown', {}])
})

test('disk, jobs and waiting mails are checked', () => {
  expect([4e9, 1e9, 1e8].map((bytes) => told(diskFinding(bytes)))).toEqual([
    ['ok', 'disk_ok', { free: 4 }],
    ['warning', 'disk_low', { free: 1 }],
    ['fault', 'disk_low', { free: 0.1 }],
  ])
  const job = {
    every_seconds: 5,
    duration_ms: 1,
    error: null,
    last_failure: null,
    next_due: null,
    server: 'a',
  }
  const state = (name: string, ok: boolean, late: boolean) => ({ ...job, name, ok, late, last_tick: null })
  expect(told(checkJobs([state('mail', true, false)]))).toEqual(['ok', 'jobs_ok', {}])
  expect(told(checkJobs([state('mail', false, false), state('stats', true, true)]))).toEqual([
    'fault',
    'jobs_late',
    { jobs: 'stats' },
  ])
  expect(told(checkJobs([state('mail', false, false)]))).toEqual(['warning', 'jobs_failed', { jobs: 'mail' }])
  const minute = 60_000
  expect(told(checkQueue({ waiting: 0, oldestSince: null }, 10 * minute))[1]).toBe('queues_ok')
  expect(told(checkQueue({ waiting: 2, oldestSince: minute }, 8 * minute))).toEqual([
    'warning',
    'queues_slow',
    { minutes: 7 },
  ])
})

test('the newest complete backup counts', () => {
  const now = Date.parse('2026-03-02T08:00:00Z')
  expect(told(checkBackups(null, now))[1]).toBe('backups_unknown')
  expect(told(checkBackups(join(folder, 'none'), now))).toEqual([
    'fault',
    'backups_none',
    { folder: join(folder, 'none') },
  ])
  const add = (name: string, hoursAgo: number) => {
    mkdirSync(join(folder, name))
    const at = new Date(now - hoursAgo * 3_600_000)
    utimesSync(join(folder, name), at, at)
  }
  add('seaport-2026-03-02T070000Z.unfinished', 1)
  add('upgrades', 1)
  expect(checkBackups(folder, now).finding).toBe('backups_none')
  add('seaport-2026-02-28T080000Z', 48)
  expect(told(checkBackups(folder, now))).toEqual(['fault', 'backups_old', { hours: 48 }])
  add('seaport-2026-03-02T060000Z', 2)
  expect(told(checkBackups(folder, now))).toEqual(['ok', 'backups_ok', { hours: 2 }])
})

test('the database is recent and migrated, and its tools are installed', () => {
  const postgres = { name: 'PostgreSQL', version: '15.14', major: 15, isServer: true }
  const sqlite = { name: 'SQLite', version: '3.53.4', major: 3, isServer: false }
  const well = { isMigrated: true, hasTools: true, movedSorting: null }
  expect(told(databaseFinding(postgres, well))).toEqual([
    'ok',
    'database_ok',
    { name: 'PostgreSQL', version: '15.14' },
  ])
  expect(told(databaseFinding(sqlite, well))[1]).toBe('database_ok')
  expect(told(databaseFinding({ ...postgres, version: '14.19', major: 14 }, well))).toEqual([
    'fault',
    'database_old',
    { name: 'PostgreSQL', version: '14.19', minimum: 15 },
  ])
  expect(told(databaseFinding(sqlite, { ...well, isMigrated: false }))).toEqual([
    'fault',
    'database_behind',
    {},
  ])
  expect(told(databaseFinding({ ...postgres, major: 18 }, { ...well, hasTools: false }))).toEqual([
    'warning',
    'database_no_tools',
    { version: 18 },
  ])
  expect(told(databaseFinding(postgres, { ...well, movedSorting: 'seaport' }))).toEqual([
    'warning',
    'database_sorting',
    { name: 'seaport' },
  ])
})

test('the mail server is set up, answers, and accepts the login', () => {
  const host = 'smtp.shop.test'
  const fault = (message: string) => told(checkMailAnswer({ host, error: new Error(message) }))
  expect(told(checkMailAnswer(null))).toEqual(['fault', 'mail_missing', {}])
  expect(told(checkMailAnswer({ host, error: null }))).toEqual(['ok', 'mail_ok', { host }])
  for (const [trouble, outcome] of [
    ['ESOCKET: self-signed certificate', 'mail_unreachable'],
    ['EAUTH: Invalid login: 535 5.7.8', 'mail_refused'],
  ] as const)
    expect(fault(trouble)).toEqual(['fault', outcome, { host, trouble }])
})

test('update keys and networks', () => {
  expect(told(checkKeys([]))).toEqual(['warning', 'update_keys_missing', {}])
  expect(told(checkKeys(['key', 'key']))).toEqual(['ok', 'update_keys_ok', { count: 2 }])
  expect(told(checkNetworks(['x_sandbox']))).toEqual(['fault', 'networks_missing', {}])
  expect(told(checkNetworks(['x', 'instagram', 'facebook_sandbox']))).toEqual([
    'ok',
    'networks_ok',
    { networks: 'X, Instagram' },
  ])
})

test('a public address without https has no certificate', async () => {
  for (const url of [null, 'http://10.0.0.5:8787'])
    expect(told(await checkCertificate(url, outside({}), 0))).toEqual(['warning', 'certificate_none', {}])
})
test.each(Object.entries({ cn, hk, en, vi }))(
  'every check and every finding has a text in %s with all its parameters',
  (_, words: Readonly<Record<string, string>>) => {
    expect(doctorChecks.filter((check) => !words[`check.${check}`])).toEqual([])
    const found = [...results].map(([finding, values]) => [
      finding,
      values.filter((name) => !words[`finding.${finding}`]?.includes(`{{${name}}}`)),
    ])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(doctorFindings.map((finding) => [finding, []])),
    )
  },
)
