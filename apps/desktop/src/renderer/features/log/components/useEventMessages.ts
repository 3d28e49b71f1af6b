import type { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { useT } from '@seaport/i18n/react'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { eventKey } from '../event-messages.ts'
import { fieldOf } from '../log-filter.ts'
import { useReasonMessage } from './useReasonMessage.ts'

export interface EventMessages {
  /** The event in the window's language, if the code is known. */
  title(entry: LogEntry): string
  /** Subject of the event, short; may be empty. */
  about(entry: LogEntry): string
  /** The @handle of the account concerned. */
  account(entry: LogEntry): string | undefined
  /** Reason of the event. */
  reason(entry: LogEntry): string | undefined
}

/** Texts for log entries. */
export function useEventMessages(): EventMessages {
  const t = useT('desktopLog')
  const d = useT('desktop')
  const ui = useT('ui')
  const reasonWords = useReasonMessage()
  const accounts = useWorkspace().data?.accounts ?? []
  const account = (entry: LogEntry) => {
    const id = fieldOf(entry, 'account')
    const known = accounts.find((one) => one.id === id)
    return known && d('at', { handle: known.account })
  }
  const reason = (entry: LogEntry) => {
    const said = fieldOf(entry, 'reason')
    return said && reasonWords(said)
  }
  return {
    account,
    reason,
    title({ msg }) {
      const key = eventKey(msg)
      return key ? t(key) : msg
    },
    about(entry) {
      const seat = fieldOf(entry, 'seat')
      const request = fieldOf(entry, 'request_id')
      return [
        account(entry),
        seat && d('seatCodeOf', { code: seat }),
        reason(entry),
        request && ui('requestId', { id: request }),
      ]
        .filter(Boolean)
        .join(' · ')
    },
  }
}
