import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import { useT } from '@seaport/i18n/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ipcQuery } from '../../shared/queries.ts'
import { seaport } from '../../shared/seaport.ts'

/** Update state of this client. */
export const useUpdate = () => useQuery(ipcQuery('update.state', {})).data

/** Restarts into the new version; a refusal, as while tasks run, is shown by the state itself. */
export function useRestart() {
  return useMutation({ mutationFn: () => seaport.call('update.install', {}) })
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
