import type { RunnerTask } from '@seaport/contract/desktop/ipc.schema'
import type { PromotionOutcome } from '@seaport/contract/work/runner.schema'
import { useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { seaport } from '../../../shared/seaport.ts'
import { useRunner } from '../../../shared/useDesktop.ts'
import { isManualCollection, type ManualCollectionTask } from './useManualCollection.ts'

/** A promotion in progress on this computer. */
export type ManualTask = RunnerTask & { manual: NonNullable<RunnerTask['manual']> }

export const isManualTask = (task: RunnerTask): task is ManualTask => task.manual !== null

/** @returns tasks that wait for a person here: promotions, and collections by hand */
export function useWorkbenchTasks(): (ManualTask | ManualCollectionTask)[] {
  const tasks = useRunner()?.tasks ?? []
  return tasks.filter(
    (task): task is ManualTask | ManualCollectionTask => isManualTask(task) || isManualCollection(task),
  )
}

/** Starts the next target, and shows the error if its page could not be opened. */
export function useStartTarget(id: string) {
  const t = useT('workbench')
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => seaport.call('workbench.startTarget', { id }),
    onSuccess: ({ state }) => {
      if (state === 'unreachable') notify.warning(t('away'))
      if (state === 'bad_link') notify.warning(t('badLink'))
    },
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace.get'] }),
  })
}

/** Undoes the last outcome. */
export function useUndo(id: string) {
  const notify = useNotify()
  return useMutation({
    mutationFn: () => seaport.call('workbench.undo', { id }),
    onError: notify.failed,
  })
}

/** Records the outcome of a target. */
export function useRecordOutcome(id: string) {
  const notify = useNotify()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (told: PromotionOutcome) => seaport.call('workbench.recordOutcome', { id, ...told }),
  })
  return {
    isPending,
    /** Shows a refusal. */
    record: (told: PromotionOutcome) => void mutateAsync(told).catch(notify.failed),
    /** Rejects instead: a question that asks first shows why. */
    recordAsked: mutateAsync,
  }
}
