import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as refusal from '../../kernel/refusal.ts'

const MODULES = fileURLToPath(new URL('../../modules', import.meta.url))

/** Files below `modules` with the reasons with which they refused since the start: `desk/port/port.public.ts no_free_port`. */
export const reached = new Set<string>()

/** The refusals themselves, noted with who asked for them, for `vi.mock`. */
export function notedRefusals(original: typeof refusal): typeof refusal {
  return {
    ...original,
    refuse(reason, values) {
      note(reason)
      return original.refuse(reason, values)
    },
    refuseFields(reason, fields, values) {
      note(reason)
      return original.refuseFields(reason, fields, values)
    },
  }
}

/** Notes a refusal with the first file of a module above it. */
function note(reason: string): void {
  const line = new Error('refused').stack?.split('\n').find((part) => part.includes('/src/modules/'))
  const file = /\/src\/modules\/([^:?]+)/.exec(line ?? '')?.[1]
  if (file) reached.add(`${file} ${reason}`)
}

/** @returns every place of a module that names the reason of a refusal, in the same form */
export async function placesThatRefuse(): Promise<string[]> {
  const places = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: MODULES })) {
    if (/\.test\.ts$/.test(file)) continue
    const source = readFileSync(`${MODULES}/${file}`, 'utf8')
    for (const [, reason] of source.matchAll(/\brefuse(?:Fields)?\(\s*'(\w+)'/g))
      places.add(`${relative('.', file).split(sep).join('/')} ${reason}`)
  }
  return [...places].sort()
}

/** Refusals that no call on the tour's stage reaches: what it takes, and the test below `apps/server/src` that has it. */
export const provedElsewhere: Readonly<Record<string, readonly [why: string, test: string]>> = {
  'desk/proxy/proxy-import.ts spreadsheet_too_many_rows': [
    'thousands of rows',
    'kernel/spreadsheet/spreadsheet.test.ts',
  ],
  'desk/seat-session/heartbeat.ts not_logged_in': [
    'a session that ends meanwhile',
    'modules/desk/seat-session/seat-session.integration.test.ts',
  ],
  'desk/sign-in/sign-in.routes.ts network_not_set_up': [
    'a network with a secret that is no graph: none',
    'modules/platform/network/network-config.integration.test.ts',
  ],
  'people/registration/registration.service.ts code_wrong': [
    'a user who is deleted meanwhile',
    'modules/people/registration/registration.integration.test.ts',
  ],
  'people/second-factor/factor-change.ts undo_token_wrong': [
    'two at once',
    'modules/people/second-factor/stolen-session.integration.test.ts',
  ],
  'people/second-factor/own-password.ts wrong_old_password': [
    'two at once',
    'modules/people/second-factor/stolen-session.integration.test.ts',
  ],
  'people/user/user.routes.ts avatar_too_large': [
    'a large picture',
    'modules/people/user/user.integration.test.ts',
  ],
  'platform/event/event.routes.ts not_logged_in': [
    'a stream',
    'modules/platform/event/event.integration.test.ts',
  ],
  'platform/file/file.service.ts picture_too_large': [
    'a large picture',
    'modules/platform/file/file.integration.test.ts',
  ],
  'platform/file/file.service.ts too_large': ['megabytes', 'modules/platform/file/file.integration.test.ts'],
  'platform/metrics/metrics.routes.ts forbidden': [
    'no endpoint of the contract',
    'modules/platform/metrics/metrics.integration.test.ts',
  ],
  'platform/release/release-download.ts not_found': [
    'no endpoint of the contract',
    'modules/platform/release/release.integration.test.ts',
  ],
  'platform/release/release.service.ts release_drafts_full': [
    'gigabytes',
    'modules/platform/release/release-upload.integration.test.ts',
  ],
  'work/task/task-create.ts conflict': [
    'an account that moves meanwhile',
    'app/work-locks.integration.test.ts',
  ],
  'work/task/task-repeat.ts repeat_waits': ['a job', 'modules/work/task/task-repeat.integration.test.ts'],
  'work/task/task-repeat.ts user_disabled': ['a job', 'modules/work/task/task-repeat.integration.test.ts'],
  'work/task/task-script.ts script_gone': [
    'a promotion that failed',
    'modules/work/task/task-script.integration.test.ts',
  ],
  'work/translation/translation.service.ts translation_failed': [
    'a service that refuses',
    'modules/work/translation/translation.integration.test.ts',
  ],
}
