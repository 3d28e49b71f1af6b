import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import { useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ipcQuery } from '../../shared/queries.ts'
import { seaport } from '../../shared/seaport.ts'

/** Update state of this client. */
export const useUpdate = () => useQuery(ipcQuery('update.state', {})).data

/** Restarts into the new version, or shows why not, as while tasks run. */
export function useRestart() {
  const notify = useNotify()
  return useMutation({ mutationFn: () => seaport.call('update.install', {}), onError: notify.failed })
}

/** Looks for a new version; what comes of it is in the state. */
export function useCheck() {
  const notify = useNotify()
  return useMutation({ mutationFn: () => seaport.call('update.check', {}), onError: notify.failed })
}

/** @returns one sentence for a state */
export function useUpdateMessages(): (state: UpdateState) => string {
  const t = useT('desktop')
  return ({ phase, version, percent, busy, fault }) => {
    if (phase === 'downloading')
      return t('updateDownloading', { version: version ?? '', percent: percent ?? 0 })
    if (phase === 'ready') return t(busy ? 'updateWaiting' : 'updateReady', { version: version ?? '' })
    if (phase === 'failed' && fault === 'not_installed')
      return t('updateNotInstalled', { version: version ?? '' })
    if (phase === 'failed') return t(fault === 'refused' ? 'updateRefused' : 'updateUnreachable')
    if (phase === 'checking') return t('updateChecking')
    return t(phase === 'off' ? 'updateOff' : 'updateNone')
  }
}
