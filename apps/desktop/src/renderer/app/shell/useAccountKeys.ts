import type { PageKey } from '@seaport/contract/desktop/page-key'
import { useNavigate } from 'react-router-dom'
import { pageInUse } from '../../features/browser/browser.public.ts'
import { usePageKeys } from '../../shared/page-keys.ts'
import { tell } from '../../shared/seaport.ts'
import { useWorkspace } from '../../shared/useDesktop.ts'

/** Ctrl/⌘+1 … 9 and Ctrl+Tab go through the open accounts, F6 between our window and the page that it shows. */
export function useAccountKeys(): void {
  const navigate = useNavigate()
  const { data } = useWorkspace()
  const open = data?.accounts.filter(({ online }) => online).map(({ id }) => id) ?? []
  usePageKeys((key, accountId) => {
    const shown = pageInUse()
    if (key === 'leave') {
      if (accountId !== undefined || shown === undefined) return false
      tell('tab.act', { id: shown, action: 'focus' })
      return true
    }
    const id = accountAt(key, open, accountId ?? shown)
    if (id === undefined) return false
    void navigate(`/browser/${id}`)
    tell('tab.act', { id, action: 'focus' })
    return true
  })
}

/** @returns the account that a key selects: the nth, or a neighbour of the current one, wrapping around */
export function accountAt(
  key: PageKey,
  open: readonly string[],
  current: string | undefined,
): string | undefined {
  const nth = /^account_(\d)$/.exec(key)?.[1]
  if (nth) return open[Number(nth) - 1]
  const step = key === 'next_account' ? 1 : key === 'previous_account' ? -1 : 0
  if (step === 0 || open.length === 0) return undefined
  const at = current === undefined ? -1 : open.indexOf(current)
  if (at < 0) return step > 0 ? open[0] : open.at(-1)
  return open.at((at + step) % open.length)
}
