import { Button, mergeClasses } from '@fluentui/react-components'
import { containsText, withoutAt } from '@seaport/contract/kernel/fold'
import { useT } from '@seaport/i18n/react'
import { offerOf } from '@seaport/platforms/capabilities'
import { EmptyState } from '@seaport/ui/empty-state'
import { Hint } from '@seaport/ui/hint'
import { SearchInput } from '@seaport/ui/search-input'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { type ReactNode, useState } from 'react'
import { NetworkName } from '../network/NetworkName.tsx'
import { fittedTo } from './kind-defaults.ts'
import { SeatChoice } from './SeatChoice.tsx'
import { fullSeatOf, isUsable, needsSeat } from './seat-needed.ts'
import type { StepProps, WizardAccount } from './task-wizard.types.ts'
import { useAccountListStyles } from './useAccountListStyles.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** Number of accounts from which a search field is shown. */
const SEARCHED_FROM = 9

/** Choice of accounts: one, or several of the same network. Those that can take a task come first. */
export function AccountChoice(props: StepProps): ReactNode {
  const { form, accounts, chosen, seats, counts, onSearch } = props
  const t = useT('wizard')
  const styles = useWizardStyles()
  const listStyles = useAccountListStyles()
  const [search, setSearch] = useState('')
  const field = form.field('account_ids')
  const shown = useShown(props, search)
  const network = chosen[0]?.network
  const full = fullSeatOf(chosen)
  if (accounts.length === 0 && search === '')
    return <EmptyState motif="anchor" title={t('noAccounts')} text={t('noAccountsText')} />
  const toggle = ({ id, network }: WizardAccount) => {
    const rest = field.value.filter((one) => one !== id)
    const isAdded = rest.length === field.value.length
    if (isAdded && rest.length === 0)
      form.patch(fittedTo(network, form.values, (kind) => offerOf(props.networks, network, kind)))
    field.set(isAdded ? [...rest, id] : rest)
  }
  return (
    <Stack gap="S">
      {(search !== '' || (counts?.total ?? accounts.length) >= SEARCHED_FROM) && (
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
      <Hint role="status">
        {shown.length === 0
          ? t('noAccountFound')
          : t('usableAccounts', counts ?? { count: shown.filter(isUsable).length, total: shown.length })}
        {field.value.length > 0 && ` · ${t('chosenAccounts', { count: field.value.length })}`}
      </Hint>
      <fieldset
        className={listStyles.list}
        aria-label={t('accounts')}
        aria-invalid={field.error ? true : undefined}
      >
        {shown.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            checked={field.value.includes(account.id)}
            assignable={seats !== undefined}
            otherNetwork={network !== undefined && account.network !== network}
            isSeatTaken={fullSeatOf([...chosen, account]) !== undefined}
            onToggle={() => toggle(account)}
          />
        ))}
        {props.onMore && (
          <Button appearance="subtle" onClick={props.onMore}>
            {t('moreAccounts')}
          </Button>
        )}
      </fieldset>
      {seats && chosen.some(needsSeat) && <SeatChoice accounts={chosen.filter(needsSeat)} seats={seats} />}
      {(field.error || full) && (
        <Text as="p" role="alert" size="small" className={styles.error}>
          {field.value.length === 0
            ? t('accountNeeded')
            : full
              ? t('seatFull', { seat: full.name, chosen: full.chosen, count: full.free })
              : chosen.some(needsSeat)
                ? t('seatNeeded')
                : field.error}
        </Text>
      )}
    </Stack>
  )
}

/** @returns the accounts that match the search; those come first that can be used together with the chosen ones, then those that lack no more than a seat */
function useShown({ form, accounts, chosen, seats, onSearch }: StepProps, search: string): WizardAccount[] {
  const { account_ids } = form.values
  const [first] = chosen
  const rankOf = (account: WizardAccount) => {
    if (account_ids.includes(account.id)) return 0
    if (account.network !== (first ?? account).network) return 2
    if (seats !== undefined && needsSeat(account)) return 1
    return isUsable(account) && fullSeatOf([...chosen, account]) === undefined ? 0 : 2
  }
  return accounts
    .filter(
      ({ id, account, nickname, seat }) =>
        // The server has searched already.
        onSearch !== undefined ||
        account_ids.includes(id) ||
        containsText([account, nickname, seat?.name], withoutAt(search)),
    )
    .map((account) => ({ account, rank: rankOf(account) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ account }) => account)
}

interface AccountRowProps {
  account: WizardAccount
  checked: boolean
  /** It can be chosen without a seat, because one can be chosen for it. */
  assignable: boolean
  otherNetwork: boolean
  /** The accounts chosen already take all free ports of its seat. */
  isSeatTaken: boolean
  onToggle: () => void
}

function AccountRow(props: AccountRowProps): ReactNode {
  const { account, checked, assignable, otherNetwork, onToggle } = props
  const t = useT('wizard')
  const styles = useAccountListStyles()
  const obstacle = useObstacle(props)
  const { seat, free_ports } = account
  const isClosed = otherNetwork || (obstacle !== undefined && !(assignable && needsSeat(account)))
  const note =
    (otherNetwork && !checked ? t('otherNetwork') : obstacle) ??
    (free_ports === null ? (seat?.name ?? '') : t('seatPorts', { seat: seat?.name ?? '', count: free_ports }))
  return (
    <label className={mergeClasses(styles.row, checked && styles.chosen, isClosed && styles.closed)}>
      <input
        type="checkbox"
        className={styles.box}
        name="account_ids"
        checked={checked}
        disabled={isClosed && !checked}
        onChange={onToggle}
      />
      <span className={styles.handle}>
        {t('at', { handle: account.account })}
        {account.nickname && <span className={styles.nickname}> {account.nickname}</span>}
      </span>
      <NetworkName network={account.network} />
      <span className={styles.note}>{note}</span>
    </label>
  )
}

/** @returns why no task can be created for an account; undefined = one can */
function useObstacle({ account, checked, isSeatTaken }: AccountRowProps): string | undefined {
  const t = useT('wizard')
  const { seat, seat_disabled, free_ports, availability } = account
  if (availability === 'abnormal') return t('accountBlocked')
  if (!seat) return t('noSeat')
  if (seat_disabled) return t('seatDisabled', { seat: seat.name })
  if (free_ports === 0) return t('noFreePort', { seat: seat.name })
  return isSeatTaken && !checked ? t('noFurtherPort', { seat: seat.name }) : undefined
}
