import { Button, makeStyles } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { GroupBody } from '@seaport/contract/kernel/group.schema'
import { useT } from '@seaport/i18n/react'
import { notify } from '@seaport/ui/notify'
import { Text } from '@seaport/ui/text'
import { TextField } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import { useUnsaved } from '@seaport/ui/use-unsaved'
import { type ReactNode, useState } from 'react'
import { useConfirmedAction } from '../list/useConfirmedAction.ts'
import { type GroupKind, useRemoveGroup, useRenameGroup } from './group-kind.ts'

interface LineProps<G extends { id: string; name: string }> {
  kind: GroupKind<G>
  group: G
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    minHeight: '44px',
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    ':not(:first-child)': {
      borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    },
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  count: { flexShrink: 0 },
})

/** One group in the list: its name, its size and its actions. */
export function GroupLine<G extends { id: string; name: string }>(props: LineProps<G>): ReactNode {
  const { kind, group } = props
  const t = useT('group')
  const styles = useStyles()
  /** Undefined at first; false after a renaming. */
  const [renaming, setRenaming] = useState<boolean>()
  const removal = useRemoveGroup(kind)
  const remove = useConfirmedAction(() => ({
    title: t('ask.delete', { name: group.name }),
    text: t('effect.empty'),
    action: t('delete'),
    done: t('did.delete', { name: group.name }),
    run: () => removal.mutateAsync({ params: { id: group.id } }),
  }))
  if (renaming) return <Renaming {...props} onClose={() => setRenaming(false)} />
  return (
    <li className={styles.line}>
      <span className={styles.name}>{group.name}</span>
      <Text as="span" tone="quiet" numeric className={styles.count}>
        {t('count', { count: kind.countOf(group) })}
      </Text>
      <Button
        appearance="subtle"
        size="small"
        icon={<EditRegular />}
        aria-label={t('rename', { name: group.name })}
        // The form that took its place had the focus.
        autoFocus={renaming === false}
        onClick={() => setRenaming(true)}
      />
      <Button
        appearance="subtle"
        size="small"
        icon={<DeleteRegular />}
        aria-label={t('deleteOne', { name: group.name })}
        onClick={() => remove()}
      />
    </li>
  )
}

function Renaming<G extends { id: string; name: string }>({
  kind,
  group,
  onClose,
}: LineProps<G> & { onClose: () => void }): ReactNode {
  const t = useT('group')
  const styles = useStyles()
  const rename = useRenameGroup(kind)
  const form = useForm({
    schema: GroupBody,
    initial: { name: group.name },
    onSubmit: async (body) => {
      await rename.mutateAsync({ params: { id: group.id }, body })
      notify.success(t('done'))
      onClose()
    },
  })
  useUnsaved(form.dirty)
  const name = form.field('name')
  return (
    <li>
      <form className={styles.line} ref={form.ref} noValidate onSubmit={form.submit}>
        <div className={styles.name}>
          <TextField
            field={{ ...name, error: name.error ?? form.submitError?.message }}
            label={t('name')}
            maxLength={80}
            autoFocus
          />
        </div>
        <Button
          type="submit"
          appearance="subtle"
          icon={<CheckmarkRegular />}
          aria-label={t('saveRename')}
          disabledFocusable={form.submitting}
        />
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('cancelRename')}
          onClick={onClose}
        />
      </form>
    </li>
  )
}
