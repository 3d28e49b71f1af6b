import type { Script } from '@seaport/contract/work/script.schema'
import { useT } from '@seaport/i18n/react'
import { withoutLeft } from '@seaport/ui/bulk-report'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteScripts } from '../api/script-actions.ts'

/** Deletes scripts after a confirmation that names them. The server leaves one that an unfinished task uses, and names the task. @param onDone called with those that were deleted */
export function useScriptDeletion(
  onDone: (scripts: readonly Script[]) => void,
): (scripts: readonly Script[]) => void {
  const t = useT('script')
  const deletion = useDeleteScripts()
  return useConfirmedAction((scripts: readonly Script[]) => {
    const [first] = scripts
    const open = scripts.some((script) => script.public)
    return {
      title:
        scripts.length === 1 && first
          ? t('ask.delete', { name: first.title })
          : t('ask.deleteMany', { count: scripts.length }),
      effects: [t('effect.files'), t('effect.tasks'), ...(open ? [t('effect.everybody')] : [])],
      action: t('do.delete'),
      run: async () => {
        const body = { ids: scripts.map(({ id }) => id) }
        const { deleted, ...left } = await deletion.mutateAsync({ body })
        const changed = new Set(withoutLeft(body.ids, left.left_out))
        onDone(scripts.filter(({ id }) => changed.has(id)))
        return { title: t('did.delete', { count: deleted }), done: deleted, ...left }
      },
    }
  })
}
