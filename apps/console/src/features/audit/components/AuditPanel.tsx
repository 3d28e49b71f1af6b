import { makeStyles } from '@fluentui/react-components'
import type { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { ChangeTable } from './ChangeTable.tsx'

const useStyles = makeStyles({
  root: {
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** Side panel of an audit entry. */
export function AuditPanel({ entry, onClose }: { entry: AuditEntry; onClose: () => void }): ReactNode {
  const t = useT('audit')
  const format = useFormat()
  const styles = useStyles()
  const { as_user: asUser, user, subject } = entry
  return (
    <SidePanel open title={t(`action.${entry.action}`)} onClose={onClose}>
      <Stack gap="XL" className={styles.root}>
        <KeyValueList
          items={[
            { label: t('time'), value: format.dateTime(entry.time) },
            { label: t('actor'), value: entry.actor.email, copy: entry.actor.email },
            ...(asUser ? [{ label: t('asUser'), value: <TenantLink user={asUser} /> }] : []),
            ...(user ? [{ label: t('user'), value: <TenantLink user={user} /> }] : []),
            { label: t('subject'), value: subject ?? t('absent'), ...(subject && { copy: subject }) },
            { label: t('ip'), value: entry.ip, copy: entry.ip },
            { label: t('request'), value: entry.request_id, copy: entry.request_id },
          ]}
        />
        <ChangeTable entry={entry} />
      </Stack>
    </SidePanel>
  )
}
