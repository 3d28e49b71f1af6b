import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar'
import type { Account } from '@seaport/contract/desk/account'
import type { LocalAccount } from '@seaport/contract/desktop/ipc'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { SignInBadge } from '../../../account/account.public.ts'
import type { CollectionKind } from '../../task-draft.ts'
import { useOffers } from '../../useOffers.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

interface AccountStepProps {
  kind: CollectionKind
  accounts: readonly Account[]
  local: readonly LocalAccount[]
  value: string
  onChange: (id: string) => void
}

/** With whose sign-in the network is asked. */
export function AccountStep({ kind, accounts, local, value, onChange }: AccountStepProps): ReactNode {
  const t = useT('desktop')
  const why = useT('capability')
  const network = useT('network')
  const offerOf = useOffers()
  if (accounts.length === 0) return <EmptyState title={t('noAccounts')} text={t('noAccountsText')} />
  const chosen = accounts.find(({ id }) => id === value)
  // By hand people sign in on the network's own page.
  const isApi = chosen !== undefined && offerOf(chosen.network, kind).executor === 'api'
  const localOf = (id: string) => local.find((one) => one.id === id)
  return (
    <>
      <ChoiceCards
        label={t('step.account')}
        name="account_id"
        value={value}
        onChange={onChange}
        choices={accounts.map((account) => {
          const { executor, reason } = offerOf(account.network, kind)
          return {
            value: account.id,
            title: t('at', { handle: account.account }),
            note:
              executor === 'none' && reason
                ? why(`reason.${reason}`)
                : executor === 'assisted'
                  ? t('networkByHand', { network: network(account.network) })
                  : network(account.network),
            badge: <SignInBadge account={account} local={localOf(account.id)} />,
            disabled: executor === 'none' || account.availability === 'abnormal',
          }
        })}
      />
      {isApi && !localOf(value)?.signed_in && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{t('needsSignIn')}</MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}
