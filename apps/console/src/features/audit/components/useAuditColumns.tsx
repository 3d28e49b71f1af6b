import type { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { changesOf } from '../changes.ts'
import { useChangeWords } from './useChangeWords.ts'

/** Columns of the audit log. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const t = useT('audit')
  const of = useFieldColumns<AuditEntry>()
  const format = useFormat()
  const words = useChangeWords()
  return useMemo(
    () => [
      of.moment('time', t('time'), { width: 190, sortable: true, hideable: false, rowHeader: true }),
      {
        id: 'actor',
        header: t('actor'),
        width: 210,
        render: ({ actor, as_user: asUser }) =>
          asUser ? t('actingAs', { actor: actor.email, user: asUser.email }) : actor.email,
      },
      {
        id: 'action',
        words: true,
        header: t('actionTitle'),
        width: 200,
        render: (entry) => t(`action.${entry.action}`),
      },
      {
        id: 'user',
        header: t('user'),
        width: 220,
        render: ({ user }) => (user ? <TenantLink user={user} /> : null),
      },
      {
        id: 'changes',
        header: t('changes'),
        words: true,
        collapsible: true,
        render: (entry) => {
          const fields = format.list(changesOf(entry).map(words.field))
          return fields !== '' && <span title={fields}>{fields}</span>
        },
      },
      of.text('ip', t('ip'), { collapsible: true, width: 140 }),
      {
        id: 'subject',
        header: t('subject'),
        width: 220,
        hidden: true,
        render: (entry) => entry.subject && <code title={entry.subject}>{entry.subject}</code>,
      },
    ],
    [t, of, format, words],
  )
}
