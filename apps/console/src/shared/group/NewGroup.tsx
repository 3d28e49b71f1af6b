import { Button, makeStyles } from '@fluentui/react-components'
import { GroupBody } from '@seaport/contract/kernel/group.schema'
import { useT } from '@seaport/i18n/react'
import { isComposing } from '@seaport/ui/input-method'
import { TextField } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import { useUnsaved } from '@seaport/ui/use-unsaved'
import type { ReactNode } from 'react'
import { type GroupKind, useCreateGroup } from './group-kind.ts'

interface NewGroupProps<G extends { id: string; name: string }> {
  kind: GroupKind<G>
  onAdded: (group: { id: string }) => void
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-start', gap: token('spacingHorizontalS'), minWidth: 0 },
  // Fluent's input has a minimum width of twenty characters otherwise.
  field: { flexGrow: 1, minWidth: 0, '& .fui-Input, & input': { width: '100%', minWidth: 0 } },
  // Aligned with the input, below its label.
  button: { marginTop: '26px' },
})

/** Name of a new group. Not a form: it is used inside others, which its Enter must not submit. */
export function NewGroup<G extends { id: string; name: string }>({
  kind,
  onAdded,
}: NewGroupProps<G>): ReactNode {
  const t = useT('group')
  const styles = useStyles()
  const create = useCreateGroup(kind)
  const form = useForm({
    schema: GroupBody,
    initial: { name: '' },
    onSubmit: async (body) => {
      const group = await create.mutateAsync({ body })
      form.reset()
      onAdded(group as { id: string })
    },
  })
  useUnsaved(form.dirty)
  const name = form.field('name')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Enter in the field inside
    <div
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
        event.preventDefault()
        form.submit()
      }}
    >
      <div className={styles.field}>
        <TextField
          // Left empty it is not wrong: it may have the focus only because it comes first.
          field={{ ...name, error: name.error ?? form.submitError?.message, onBlur: () => undefined }}
          label={t('new')}
          autoFocus
          maxLength={80}
        />
      </div>
      <Button className={styles.button} disabledFocusable={form.submitting} onClick={() => form.submit()}>
        {t('add')}
      </Button>
    </div>
  )
}
