import type { Account } from '@seaport/contract/desk/account'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { type Capability, capabilityOf } from '@seaport/platforms/capabilities'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { type CollectionKind, collectionKinds } from '../../task-draft.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

/** Collections that no network serves today are shown too, with the reason: looking for them in vain would cost more. */
const shownKinds = [
  ...collectionKinds,
  'collect_group_members',
  'collect_friends',
] as const satisfies readonly TaskKindId[]

interface KindStepProps {
  accounts: readonly Account[]
  value: CollectionKind | ''
  onChange: (kind: CollectionKind) => void
}

/** What to collect, and who would do it. */
export function KindStep({ accounts, value, onChange }: KindStepProps): ReactNode {
  const t = useT('desktop')
  const words = useT('task')
  const why = useT('capability')
  return (
    <ChoiceCards
      label={t('step.kind')}
      name="kind"
      value={value}
      onChange={(kind) => onChange(kind as CollectionKind)}
      choices={shownKinds.map((kind) => {
        const best = preferredExecutor(accounts, kind)
        const served = best.executor !== 'none' && collectionKinds.some((one) => one === kind)
        return {
          value: kind as string,
          title: words(`kind.${kind}`),
          disabled: !served,
          badge: served ? (
            <StatusBadge tone="success" label={words(`executor.${best.executor as 'api' | 'assisted'}`)} />
          ) : (
            <StatusBadge tone="neutral" label={t('notOffered')} />
          ),
          note: best.reason ? why(`reason.${best.reason}`) : t(`kindNote.${kind}`),
        }
      })}
    />
  )
}

/** The best that any of the seat's accounts could do; without accounts, what X offers. */
function preferredExecutor(accounts: readonly Account[], kind: TaskKindId): Capability {
  const networks = new Set(accounts.map(({ network }) => network))
  const cells = [...networks].map((network) => capabilityOf(network, kind))
  return cells.find(({ executor }) => executor !== 'none') ?? cells[0] ?? capabilityOf('x', kind)
}
