import type { NetworkId } from '@seaport/contract/kernel/network'
import { type TaskKindId, type TaskLabel, taskKinds } from '@seaport/contract/work/task-kind'
import { useFormat, useT } from '@seaport/i18n/react'
import { offerOf } from '@seaport/platforms/capabilities'
import { Heading } from '@seaport/ui/heading'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { ChoiceCards } from './ChoiceCards.tsx'
import type { TaskWizardProps } from './task-wizard.types.ts'
import { useWizardStyles } from './useWizardStyles.ts'

const TONES = { api: 'success', assisted: 'info', none: 'neutral' } as const
const LABELS: readonly TaskLabel[] = [
  'collection',
  'promotion',
  'auto_post',
  'group_pulling',
  'account_warming',
  'operation',
]
const kinds = Object.keys(taskKinds) as TaskKindId[]

interface KindCardsProps {
  network: NetworkId
  configured: TaskWizardProps['networks']
  value: TaskKindId | ''
  onChange: (kind: TaskKindId) => void
}

/** Choice of the kind, with who carries it out on the account's network. Unavailable kinds come last, disabled. */
export function KindCards({ network, configured, value, onChange }: KindCardsProps): ReactNode {
  const t = useT('wizard')
  const styles = useWizardStyles()
  const choice = useKindChoice(network, configured)
  const isServed = (kind: TaskKindId) => offerOf(configured, network, kind).executor !== 'none'
  const unserved = kinds.filter((kind) => !isServed(kind))
  const groups = LABELS.map((label) => ({
    label,
    kinds: kinds.filter((kind) => taskKinds[kind].label === label && isServed(kind)),
  })).filter((group) => group.kinds.length > 0)
  return (
    <>
      {groups.map((group) => (
        <div key={group.label} className={styles.group}>
          <Heading as="h3" size="small" apart className={styles.groupTitle}>
            {t(`label.${group.label}`)}
          </Heading>
          <ChoiceCards
            label={t(`label.${group.label}`)}
            name="kind"
            value={value}
            onChange={onChange}
            choices={group.kinds.map(choice)}
          />
        </div>
      ))}
      {unserved.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('unserved', { count: unserved.length })}</summary>
          <ChoiceCards
            label={t('unserved', { count: unserved.length })}
            name="kind"
            value={value}
            onChange={onChange}
            choices={unserved.map(choice)}
          />
        </details>
      )}
    </>
  )
}

function useKindChoice(network: NetworkId, configured: TaskWizardProps['networks']) {
  const t = useT('wizard')
  const tTask = useT('task')
  const why = useT('capability')
  const format = useFormat()
  return (kind: TaskKindId) => {
    const { executor, reason } = offerOf(configured, network, kind)
    return {
      value: kind,
      title: tTask(`kind.${kind}`),
      disabled: executor === 'none',
      badge: <StatusBadge tone={TONES[executor]} label={why(`executor.${executor}`)} />,
      note: format.sentences([t(`note.${kind}`), ...(reason ? [why(`reason.${reason}`)] : [])]),
    }
  }
}
