import type { DoctorResult } from '@seaport/contract/platform/doctor.schema'
import type { JobState } from '@seaport/contract/platform/job.schema'
import type { Installation } from '../../../kernel/installation.ts'
import { checkMailServer, mailQueue, senderDomain } from '../email/email.public.ts'
import { offeredNetworks } from '../network/network.public.ts'
import { checkAddress, checkCertificate, checkTime } from './check-address.ts'
import {
  checkBackups,
  checkDatabase,
  checkDisk,
  checkJobs,
  checkKeys,
  checkNetworks,
  checkQueue,
} from './check-inside.ts'
import { checkMailAnswer, checkMailDns } from './check-mail.ts'
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
      offeredNetworks(database.db, installation).then((offered) =>
        checkNetworks(offered.map(({ network }) => network)),
      ),
    ])
  ).flat()
}

async function checkMail(
  { database: { db }, secret, env }: Installation,
  outside: Outside,
): Promise<DoctorResult[]> {
  const answer = await checkMailServer(db, secret, env.publicUrl)
  if (!answer) return [checkMailAnswer(answer)]
  return [checkMailAnswer(answer), await checkMailDns(senderDomain(answer.sender), outside)]
}
