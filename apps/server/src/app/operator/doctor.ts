import texts from '@seaport/i18n/locales/en/doctor.json' with { type: 'json' }
import { examine } from '../../modules/platform/doctor/doctor.public.ts'
import { jobStates } from '../../modules/platform/job/job.public.ts'
import { allJobs } from '../all-jobs.ts'
import { withInstallation } from './open-installation.ts'

const marks = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' }

/** `seaport doctor`: lists the installation's problems and their remedies; exits with 1 if there is a fault. */
export async function runChecks(): Promise<void> {
  const results = await withInstallation((installation) =>
    examine(installation, () => jobStates(installation.database.db, allJobs(installation), Date.now())),
  )
  const words: Readonly<Record<string, string>> = texts
  for (const { state, check, finding, values } of results) {
    const text = (words[`finding.${finding}`] ?? finding).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
    process.stdout.write(`${marks[state]}  ${words[`check.${check}`] ?? check}: ${text}\n`)
  }
  process.exitCode = results.some(({ state }) => state === 'fault') ? 1 : 0
}
