import type { DoctorResult } from '@seaport/contract/platform/doctor.schema'
import type { JobState } from '@seaport/contract/platform/job.schema'
import type { Installation } from '../../../kernel/installation.ts'
import { checkMailServer, mailQueue, senderDomain } from '../email/email.public.ts'
import { offeredNetworks } from '../network/network.public.ts'
import { checkAddress, checkCertificate, checkTime, troubleOf } from './check-address.ts'
import { checkBackups, checkDatabase, checkDisk, checkJobs, checkQueue } from './check-inside.ts'
import { checkMailDns } from './check-mail-dns.ts'
import { finding } from './finding.ts'
import { type Outside, realOutside } from './outside.ts'

/** @returns what every check finds, in the order of the contract */
export async function examine(
  installation: Installation,
  jobStates: () => Promise<readonly JobState[]>,
  outside: Outside = realOutside,
): Promise<DoctorResult[]> {
  const { env, database, clock } = installation
  const now = clock()
  return (
    await Promise.all([
      checkAddress(env.publicUrl, outside),
      checkCertificate(env.publicUrl, outside, now),
      checkTime(env.proxy.checkUrl, outside, clock),
      checkDatabase(database, env.postgresBin),
      checkDisk(env.dataDir),
      jobStates().then(checkJobs),
      mailQueue(database.db).then((queue) => checkQueue(queue, now)),
      checkMail(installation, outside),
      checkBackups(env.backupDir, now),
      checkKeys(env.updateKeys),
      checkNetworks(installation),
    ])
  ).flat()
}

async function checkMail(
  { database: { db }, secret, env }: Installation,
  outside: Outside,
): Promise<DoctorResult[]> {
  const answer = await checkMailServer(db, secret, env.publicUrl)
  if (!answer) return [finding('mail', 'fault', 'mail_missing')]
  const { host, error } = answer
  const dns = checkMailDns(senderDomain(answer.sender), outside)
  return [
    error === null
      ? finding('mail', 'ok', 'mail_ok', { host })
      : finding('mail', 'fault', 'mail_unreachable', { host, trouble: troubleOf(error) }),
    await dns,
  ]
}

function checkKeys({ length: count }: readonly string[]): DoctorResult {
  return count > 0
    ? finding('update_keys', 'ok', 'update_keys_ok', { count })
    : finding('update_keys', 'warning', 'update_keys_missing')
}

async function checkNetworks(installation: Installation): Promise<DoctorResult> {
  const networks = (await offeredNetworks(installation.database.db, installation))
    .map(({ network }) => network)
    .filter((network) => !network.endsWith('_sandbox'))
  return networks.length > 0
    ? finding('networks', 'ok', 'networks_ok', { networks: networks.join(', ') })
    : finding('networks', 'fault', 'networks_missing')
}
