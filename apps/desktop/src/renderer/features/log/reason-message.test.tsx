// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { useReasonMessage } from './components/useReasonMessage.ts'

setUpDom()
beforeAll(() => preload('error', 'desktop-main', 'task', 'ui'))

/** Reasons that stand in the log, each with a word of the text that an agent reads. */
const reasons: Record<string, RegExp> = {
  unreachable: /server/i,
  account_already_open: /already/i,
  account_blocked: /blocked/i,
  account_not_assigned: /seat/i,
  fault: /./,
  forbidden: /./,
  no_free_port: /port/i,
  ports_expired: /port/i,
  proxy_busy: /proxy/i,
  seat_disabled: /disabled/i,
  wrong_credentials: /password/i,
  link_leads_elsewhere: /link/i,
  network_not_set_up: /set up/i,
  network_unreachable: /reach/i,
  no_protected_storage: /./,
  proxy_unreachable: /proxy/i,
  sign_in_cancelled: /cancel/i,
  sign_in_timeout: /./,
  account_signed_out: /sign/i,
  bad_link: /link|address/i,
  by_person: /./,
  duration_over: /time/i,
  list_exhausted: /./,
  retries_spent: /./,
  target_reached: /target/i,
  text_too_long: /long/i,
  account_not_open: /./,
  proof_invalid: /./,
  stale_fence: /./,
  sign_in_denied: /./,
  sign_in_failed: /./,
  sign_in_no_port: /./,
  sign_in_running: /./,
  access_refused: /./,
  account_unassigned: /./,
  by_administrator: /./,
  capability_refused: /./,
  network_misconfigured: /./,
  nothing_new: /./,
  port_expired: /./,
  ports_released: /./,
  target_missing: /./,
}

function Hook({ onMessage }: { onMessage: (message: (reason: string) => string) => void }) {
  onMessage(useReasonMessage())
  return null
}

test('reasons are told in words, each its own, and unknown ones by their code', async () => {
  const used: ((reason: string) => string)[] = []
  await renderUi(<Hook onMessage={(message) => void used.push(message)} />)
  const told = Object.fromEntries(
    [...Object.keys(reasons), 'E_NOT_KNOWN'].map((reason) => [reason, used.at(-1)?.(reason) ?? '']),
  )
  for (const [reason, word] of Object.entries(reasons)) {
    expect(told[reason], reason).toMatch(word)
    expect(told[reason], reason).not.toMatch(/^[\w.-]+$/)
  }
  const texts = Object.keys(reasons).map((reason) => told[reason])
  expect(new Set(texts).size).toBe(texts.length)
  expect(told.E_NOT_KNOWN).toBe('E_NOT_KNOWN')
})
