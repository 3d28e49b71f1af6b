import { useT } from '@seaport/i18n/react'

/** Reasons of the server that an agent meets in the log, in the namespace `error`. */
const OF_SERVER = [
  'account_already_open',
  'account_blocked',
  'account_not_assigned',
  'account_not_open',
  'fault',
  'forbidden',
  'no_free_port',
  'ports_expired',
  'proof_invalid',
  'proxy_busy',
  'seat_disabled',
  'stale_fence',
  'wrong_credentials',
] as const
/** Reasons of the desktop itself, in the namespace `desktop-main`. */
const OF_DESKTOP = [
  'link_leads_elsewhere',
  'network_not_set_up',
  'network_unreachable',
  'no_protected_storage',
  'proxy_unreachable',
  'sign_in_cancelled',
  'sign_in_denied',
  'sign_in_failed',
  'sign_in_no_port',
  'sign_in_running',
  'sign_in_timeout',
] as const
/** Reasons why a task is over, in the namespace `task`. */
const OF_TASK = [
  'access_refused',
  'account_signed_out',
  'account_unassigned',
  'bad_link',
  'by_administrator',
  'by_person',
  'capability_refused',
  'duration_over',
  'file_refused',
  'list_exhausted',
  'network_misconfigured',
  'nothing_new',
  'port_expired',
  'ports_released',
  'post_refused',
  'retries_spent',
  'target_missing',
  'target_reached',
  'text_too_long',
] as const

/** Reason of an event, in the window's language if agents meet it; otherwise its code. */
export function useReasonMessage(): (reason: string) => string {
  const ofServer = useT('error')
  const ofDesktop = useT('desktop-main')
  const ofTask = useT('task')
  const ui = useT('ui')
  return (reason) => {
    if (reason === 'unreachable') return ui('unreachable')
    const server = OF_SERVER.find((known) => known === reason)
    if (server) return ofServer(server)
    const desktop = OF_DESKTOP.find((known) => known === reason)
    if (desktop) return ofDesktop(`refusal.${desktop}`)
    const task = OF_TASK.find((known) => known === reason)
    return task ? ofTask(`reason.${task}`) : reason
  }
}
