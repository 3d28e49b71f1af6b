import { Link } from '@fluentui/react-link'
import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-message-bar'
import type { Account } from '@seaport/contract/desk/account'
import { useFormat, useT } from '@seaport/i18n/react'
import { capabilityOf } from '@seaport/platforms/capabilities'
import { KeyValueList } from '@seaport/ui/key-value-list'
import type { ReactNode } from 'react'
import { type Draft, sourceOf } from '../../task-draft.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** Everything at a glance: who carries it out, and what the network will not give. */
export function ReviewStep({ draft, account }: { draft: Draft; account: Account }): ReactNode {
  const t = useT('desktop')
  const words = useT('task')
  const why = useT('capability')
  const network = useT('network')
  const format = useFormat()
  const styles = useWizardStyles()
  const { executor, reason, source } = capabilityOf(account.network, draft.kind)
  const kind = words(`kind.${draft.kind}`)
  return (
    <>
      <KeyValueList
        items={[
          { label: t('kind'), value: kind },
          {
            label: t('account'),
            value: t('handleOn', { handle: account.account, network: network(account.network) }),
          },
          {
            label: t(`sourceLabel.${sourceOf(draft.kind)}`),
            value: (
              <ul className={styles.list}>
                {draft.entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            ),
          },
          { label: t('howMany'), value: format.number(draft.target_count) },
          {
            label: t('duration'),
            value: draft.duration_minutes ? format.duration(draft.duration_minutes * 60_000) : t('noLimit'),
          },
          { label: t('deduplication'), value: t(`deduplication.${draft.deduplication}`) },
          ...(draft.deep_collection ? [{ label: t('deep'), value: t('deepOn') }] : []),
          ...(draft.name ? [{ label: t('taskName'), value: draft.name }] : []),
          {
            label: words('executor'),
            value: executor === 'none' ? t('notOffered') : words(`executor.${executor}`),
          },
        ]}
      />
      <MessageBar intent={reason && executor !== 'assisted' ? 'warning' : 'info'} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>
            {executor === 'assisted' ? t('byHand') : reason ? t('restriction') : t('noRestriction')}
          </MessageBarTitle>
          {executor === 'assisted' ? why('words.assisted') : !reason && t('noRestrictionText')}{' '}
          {reason && why(`reason.${reason}`)}{' '}
          <Link href={source} target="_blank" rel="noreferrer">
            {t('networkDocs')}
          </Link>
        </MessageBarBody>
      </MessageBar>
      <p className={styles.note}>{t('takesPort')}</p>
    </>
  )
}
