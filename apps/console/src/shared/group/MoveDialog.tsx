import { useT } from '@seaport/i18n/react'
import { type LeftUnchanged, reportBulk, withoutLeft } from '@seaport/ui/bulk-report'
import { FormDialog } from '@seaport/ui/form-dialog'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { GroupField } from './GroupField.tsx'
import { type GroupKind, NO_GROUP } from './group-kind.ts'

interface MoveDialogProps<G extends { id: string; name: string }> {
  kind: GroupKind<G>
  /** Members to move. */
  ids: readonly string[]
  /** Moving out of the groups is allowed too: the group is null then. */
  optional?: boolean
  move: (groupId: string | null) => Promise<{ moved: number } & LeftUnchanged>
  /** Called with those that were moved. */
  onClose: (moved: readonly string[]) => void
}

const MoveForm = z.object({ group_id: z.string().min(1) })

/** Moves members to another group; the server leaves those that are there already. */
export function MoveDialog<G extends { id: string; name: string }>({
  kind,
  ids,
  optional = false,
  move,
  onClose,
}: MoveDialogProps<G>): ReactNode {
  const t = useT('group')
  const form = useForm({
    schema: MoveForm,
    initial: { group_id: '' },
    onSubmit: async ({ group_id }) => {
      const { moved, ...left } = await move(group_id === NO_GROUP ? null : group_id)
      void reportBulk({ title: t('moved', { count: moved }), done: moved, ...left })
      onClose(withoutLeft(ids, left.left_out))
    },
  })
  return (
    <FormDialog
      title={t('moveTitle', { count: ids.length })}
      action={t('move')}
      form={form}
      onClose={() => onClose([])}
    >
      <GroupField kind={kind} field={form.field('group_id')} optional={optional} />
    </FormDialog>
  )
}
