import { Button } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import { containsText, withoutAt } from '@seaport/contract/kernel/fold'
import { useT } from '@seaport/i18n/react'
import { Dialog, DialogActions, DialogContent } from '@seaport/ui/dialog'
import { Hint } from '@seaport/ui/hint'
import { SearchInput } from '@seaport/ui/search-input'
import { type ReactNode, useState } from 'react'
import { useOpenAccount } from '../../account/account.public.ts'
import { useRowStyles } from './useRowStyles.ts'

/** Opens one of the seat's closed accounts, found by typing. */
export function AccountPicker({ accounts }: { accounts: readonly Account[] }): ReactNode {
  const t = useT('desktop')
  const open = useOpenAccount()
  const [isOpen, setOpen] = useState(false)
  const closed = accounts.filter(({ online }) => !online)
  if (closed.length === 0) return null
  const pick = (id: string) => {
    setOpen(false)
    open.mutate(id)
  }
  return (
    <>
      <Button size="small" disabledFocusable={open.isPending} onClick={() => setOpen(true)}>
        {t('openAccount')}
      </Button>
      {isOpen && <PickDialog accounts={closed} onPick={pick} onClose={() => setOpen(false)} />}
    </>
  )
}

function PickDialog(props: {
  accounts: readonly Account[]
  onPick: (id: string) => void
  onClose: () => void
}): ReactNode {
  const { accounts, onPick, onClose } = props
  const t = useT('desktop')
  const network = useT('network')
  const styles = useRowStyles()
  const [search, setSearch] = useState('')
  const wanted = withoutAt(search)
  const found = accounts.filter(({ account, nickname }) => containsText([account, nickname], wanted))
  return (
    <Dialog title={t('openAccount')} onClose={onClose}>
      <DialogContent>
        <SearchInput value={search} placeholder={t('accountSearch')} onChange={setSearch} />
        <div className={styles.pickList}>
          {found.map(({ id, account, network: on }) => (
            <Button key={id} appearance="subtle" className={styles.pick} onClick={() => onPick(id)}>
              {t('handleOn', { handle: account, network: network(on) })}
            </Button>
          ))}
          {found.length === 0 && <Hint as="span">{t('noneFound')}</Hint>}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  )
}
