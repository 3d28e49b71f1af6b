import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useStopTaskRepeat } from '../api/task-repeat.ts'

/** @returns a function that stops a plan after a confirmation */
export function useStopRepeat(): (task: { id: string; name: string }) => Promise<void> {
  const t = useT('taskRepeat')
  const stop = useStopTaskRepeat()
  return async ({ id, name }) => {
    const agreed = await confirm({
      title: t('askStop', { name }),
      effects: [t('effectStop'), t('effectKept')],
      action: t('stop'),
      run: () => stop.mutateAsync({ params: { id } }),
    })
    if (agreed) notify.success(t('stopped'))
  }
}
