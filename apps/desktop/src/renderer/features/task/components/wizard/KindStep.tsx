import type { Account } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import { type Capability, capabilityOf } from '@seaport/platforms/capabilities'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { type CollectionKind, collectionKinds } from '../../task-draft.ts'
import { useOffers } from '../../useOffers.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

const TONES = { api: 'success', assisted: 'info' } as const

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
  const offerOf = useOffers()
  return (
    <ChoiceCards
      label={t('step.kind')}
      name="kind"
      value={value}
      onChange={(kind) => onChange(kind as CollectionKind)}
      choices={collectionKinds.map((kind) => {
        const best = preferredExecutor(offerOf, accounts, kind)
        return {
          value: kind as string,
          title: words(`kind.${kind}`),
          disabled: best.executor === 'none',
          badge:
            best.executor === 'none' ? (
              <StatusBadge tone="neutral" label={t('notOffered')} />
            ) : (
              <StatusBadge tone={TONES[best.executor]} label={words(`executor.${best.executor}`)} />
            ),
          note: best.reason ? why(`reason.${best.reason}`) : t(`kindNote.${kind}`),
        }
      })}
    />
  )
}

/** The best that any of the seat's accounts could do; without accounts, what X offers. */
function preferredExecutor(
  offerOf: ReturnType<typeof useOffers>,
  accounts: readonly Account[],
  kind: CollectionKind,
): Capability {
  const networks = new Set(accounts.map(({ network }) => network))
  const cells = [...networks].map((network) => offerOf(network, kind))
  const [api, byHand] = (['api', 'assisted'] as const).map((one) =>
    cells.find(({ executor }) => executor === one),
  )
  return api ?? byHand ?? cells[0] ?? capabilityOf('x', kind)
}
