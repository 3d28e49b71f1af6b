import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { notify } from '@seaport/ui/notify'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useState } from 'react'
import { PasskeyUnused, passkeysWork } from '../passkey.ts'

/** Uses a passkey instead of the other factor. Hidden if the browser does not support it. */
export function PasskeyButton({ use }: { use: () => Promise<unknown> }): ReactNode {
  const t = useT('secondFactor')
  const { failed } = useNotify()
  const [busy, setBusy] = useState(false)
  if (!passkeysWork()) return null
  const run = async () => {
    setBusy(true)
    try {
      await use()
    } catch (error) {
      if (error instanceof PasskeyUnused) notify.warning(t('passkeyFailed'))
      else failed(error)
      setBusy(false)
    }
  }
  return (
    <div>
      <Button disabledFocusable={busy} aria-busy={busy} onClick={() => void run()}>
        {t('usePasskey')}
      </Button>
    </div>
  )
}
