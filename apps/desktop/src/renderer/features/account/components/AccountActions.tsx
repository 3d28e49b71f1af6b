import { Button } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { LocalAccount } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useAccountActions } from '../api/useAccountActions.ts'

/** Actions of an open account, the most likely one first. */
export function AccountActions({
  account,
  local,
}: {
  account: Account
  local: LocalAccount | undefined
}): ReactNode {
  const t = useT('desktop')
  const act = useAccountActions(account)
  const signedIn = local?.signed_in ?? false
  return (
    <>
      {local?.signing_in ? (
        <Button size="small" onClick={act.cancelSignIn}>
          {t('cancelSignIn')}
        </Button>
      ) : (
        !signedIn && (
          <Button size="small" appearance="primary" disabledFocusable={act.isSigningIn} onClick={act.signIn}>
            {t('signIn')}
          </Button>
        )
      )}
      <Button size="small" onClick={act.show}>
        {t('showWindow')}
      </Button>
      <Button size="small" appearance="subtle" onClick={act.close}>
        {t('closeAccount')}
      </Button>
    </>
  )
}
