import { mergeClasses } from '@griffel/react'
import { containsText } from '@seaport/contract/kernel/fold'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { SearchInput } from '@seaport/ui/search-input'
import { type ReactNode, useState } from 'react'
import { NetworkName } from '../network/NetworkName.tsx'
import { SeatChoice } from './SeatChoice.tsx'
import type { StepProps, WizardAccount } from './task-wizard.types.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** Number of accounts from which a search field is shown. */
const SEARCHED_FROM = 9

/** Choice of accounts: one, or several of the same network. */
export function AccountChoice({ form, accounts, chosen, seats, onSearch }: StepProps): ReactNode {
  const t = useT('wizard')
  const styles = useWizardStyles()
  const [search, setSearch] = useState('')
  const field = form.field('account_ids')
  const shown = accounts
    .filter(({ account, nickname, seat }) => containsText([account, nickname, seat?.name], search))
    .sort((a, b) => Number(isUsable(b)) - Number(isUsable(a)))
  const network = chosen[0]?.network
  if (accounts.length === 0)
    return <EmptyState motif="anchor" title={t('noAccounts')} text={t('noAccountsText')} />
  const toggle = (id: string) => {
    const rest = field.value.filter((one) => one !== id)
    field.set(rest.length < field.value.length ? rest : [...field.value, id])
  }
  return (
    <>
      {accounts.length >= SEARCHED_FROM && (
        // Cancels the growth that filters have in a row.
        <div>
          <SearchInput
            value={search}
            onChange={(typed) => {
              setSearch(typed)
              onSearch?.(typed)
            }}
            placeholder={t('searchAccounts')}
          />
        </div>
      )}
      <fieldset
        className={mergeClasses(styles.choices, styles.scroll)}
        aria-label={t('accounts')}
        aria-invalid={field.error ? true : undefined}
      >
        {shown.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            checked={field.value.includes(account.id)}
            otherNetwork={network !== undefined && account.network !== network}
            onToggle={() => toggle(account.id)}
          >
            {!account.seat && account.availability === 'normal' && seats && (
              <SeatChoice account={account} seats={seats} />
            )}
          </AccountCard>
        ))}
      </fieldset>
      {field.error && (
        <p role="alert" className={styles.error}>
          {field.value.length === 0 ? t('accountNeeded') : field.error}
        </p>
      )}
    </>
  )
}

const isUsable = ({ seat, availability, free_ports }: WizardAccount) =>
  seat !== null && availability === 'normal' && free_ports !== 0

interface AccountCardProps {
  account: WizardAccount
  checked: boolean
  otherNetwork: boolean
  onToggle: () => void
  children: ReactNode
}

function AccountCard({ account, checked, otherNetwork, onToggle, children }: AccountCardProps): ReactNode {
  const t = useT('wizard')
  const styles = useWizardStyles()
  const { seat, free_ports, availability } = account
  const obstacle =
    availability === 'abnormal'
      ? t('accountBlocked')
      : !seat
        ? t('noSeat')
        : free_ports === 0
          ? t('noFreePort', { seat: seat.name })
          : otherNetwork
            ? t('otherNetwork')
            : undefined
  const disabled = obstacle !== undefined && !checked
  return (
    <div className={mergeClasses(styles.choice, checked && styles.chosen, disabled && styles.unavailable)}>
      <label className={styles.choiceLabel}>
        <input
          type="checkbox"
          className={styles.radio}
          name="account_ids"
          checked={checked}
          disabled={disabled}
          onChange={onToggle}
        />
        <span className={mergeClasses(styles.choiceTitle, disabled && styles.faint)}>
          {t('at', { handle: account.account })}
        </span>
        <NetworkName network={account.network} />
        <span className={styles.note}>
          {obstacle ??
            (free_ports === null
              ? (seat?.name ?? '')
              : t('seatPorts', { seat: seat?.name ?? '', count: free_ports }))}
        </span>
      </label>
      {children}
    </div>
  )
}
