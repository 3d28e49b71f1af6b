import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Dialog, DialogActions, DialogCloseButton, DialogContent } from '@seaport/ui/dialog'
import { notify } from '@seaport/ui/notify'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { GroupLine } from './GroupLine.tsx'
import { type GroupKind, useGroups } from './group-kind.ts'
import { NewGroup } from './NewGroup.tsx'

const useStyles = makeStyles({
  list: {
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusMedium'),
    maxHeight: 'min(420px, 50vh)',
    overflow: 'auto',
  },
  none: {
    padding: token('spacingVerticalXL'),
    textAlign: 'center',
  },
})

/** Dialog to create, rename and delete groups of one kind. */
export function GroupsDialog<G extends { id: string; name: string }>({
  kind,
  onClose,
}: {
  kind: GroupKind<G>
  onClose: () => void
}): ReactNode {
  const t = useT('group')
  const styles = useStyles()
  const groups = useGroups(kind)
  return (
    <Dialog title={t('manage')} onClose={onClose}>
      <DialogContent>
        <Stack gap="L">
          <NewGroup kind={kind} onAdded={() => notify.success(t('done'))} />
          {groups?.length === 0 ? (
            <Text as="p" tone="quiet" className={styles.none}>
              {t('none')}
            </Text>
          ) : (
            <Stack as="ul" gap="none" className={styles.list} aria-label={t('groups')}>
              {groups?.map((group) => (
                <GroupLine key={group.id} kind={kind} group={group} />
              ))}
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <DialogCloseButton>{t('close')}</DialogCloseButton>
      </DialogActions>
    </Dialog>
  )
}
