import type { RunnerTask } from '@seaport/contract/desktop/ipc.schema'
import type { KeepResult } from '@seaport/contract/desktop/ipc-manual.schema'
import { useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { seaport } from '../../../shared/seaport.ts'

/** A collection by hand in progress on this computer. */
export type ManualCollectionTask = RunnerTask & { collection: NonNullable<RunnerTask['collection']> }

export const isManualCollection = (task: RunnerTask): task is ManualCollectionTask => task.collection !== null

/** Opens a list of the task in the account's window. */
export function useOpenSource(id: string) {
  const t = useT('workbench')
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (position: number) => seaport.call('manual.openSource', { id, position }),
    onSuccess: ({ state }) => {
      if (state === 'bad_link') notify.warning(t('badLink'))
    },
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace.get'] }),
  })
}

/** Keeps the person shown in the account's window, and shows the result. */
export function useKeep(id: string, onKept: (note: string) => void) {
  const notify = useNotify()
  const tell = useTell()
  return useMutation({
    mutationFn: (note: string) => seaport.call('manual.keep', { id, note }),
    onSuccess: (result, note) => {
      tell('keep', result)
      if (result.state === 'kept') onKept(note)
    },
    onError: notify.failed,
  })
}

export function useUndoKeep(id: string) {
  const notify = useNotify()
  return useMutation({
    mutationFn: (seq: number) => seaport.call('manual.undo', { id, seq }),
    onError: notify.failed,
  })
}

export function useNoteKeep(id: string) {
  const notify = useNotify()
  return useMutation({
    mutationFn: (noted: { seq: number; note: string }) => seaport.call('manual.note', { id, ...noted }),
    onError: notify.failed,
  })
}

/** Shows the result of a key pressed in the account's window, too. */
export function useManualKeys(): void {
  const tell = useTell()
  useEffect(() => seaport.on('manual.key', ({ action, result }) => tell(action, result)), [tell])
}

function useTell(): (action: 'keep' | 'undo', result: KeepResult) => void {
  const t = useT('workbench')
  const { success, warning } = useNotify()
  return (action, { state, name }) => {
    if (state !== 'kept') warning(t(`keepResult.${state}`, { name }))
    else success(t(action === 'keep' ? 'keepResult.kept' : 'keepResult.undone', { name }))
  }
}
