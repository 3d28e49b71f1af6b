import { Button } from '@fluentui/react-components'
import type { Client } from '@seaport/api-client/client'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { beginTotp } from '@seaport/contract/people/second-factor'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useState } from 'react'
import { passkeysWork } from '../passkey.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpTotp } from './SetUpTotp.tsx'

type Stage =
  | { at: 'choice' | 'passkey' }
  | { at: 'totp'; totp: DataOf<typeof beginTotp> }
  | { at: 'codes'; codes: readonly string[] }

/** Setup of a second factor: choice, setup, recovery codes. It is part of the login, above which no queries are cached. */
export function SetUp({ client, onDone }: { client: Client; onDone: () => void }): ReactNode {
  const t = useT('secondFactor')
  const { failed } = useNotify()
  const [stage, setStage] = useState<Stage>({ at: 'choice' })
  const finish = (codes: readonly string[] | null) => (codes ? setStage({ at: 'codes', codes }) : onDone())
  const [isBeginning, setBeginning] = useState(false)
  const begin = () => {
    setBeginning(true)
    const begun = client.call(beginTotp, {}).then((totp) => setStage({ at: 'totp', totp }), failed)
    void begun.finally(() => setBeginning(false))
  }
  if (stage.at === 'totp') return <SetUpTotp client={client} totp={stage.totp} onDone={finish} />
  if (stage.at === 'passkey') return <AddPasskey client={client} onDone={finish} />
  if (stage.at === 'codes') return <RecoveryCodes codes={stage.codes} onSaved={onDone} />
  return (
    <Row>
      <Button appearance="primary" disabledFocusable={isBeginning} onClick={begin}>
        {t('setUpApp')}
      </Button>
      {passkeysWork() && <Button onClick={() => setStage({ at: 'passkey' })}>{t('addPasskey')}</Button>}
    </Row>
  )
}
