import { Button } from '@fluentui/react-components'
import type { Client } from '@seaport/api-client/client'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { beginTotp } from '@seaport/contract/people/second-factor'
import { useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { passkeysWork } from '../passkey.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpTotp } from './SetUpTotp.tsx'
import { useFactorStyles } from './useFactorStyles.ts'

type Stage =
  | { at: 'choice' | 'passkey' }
  | { at: 'totp'; totp: DataOf<typeof beginTotp> }
  | { at: 'codes'; codes: readonly string[] }

/** Setup of a second factor: choice, setup, recovery codes. */
export function SetUp({ client, onDone }: { client: Client; onDone: () => void }): ReactNode {
  const t = useT('secondFactor')
  const styles = useFactorStyles()
  const { failed } = useNotify()
  const [stage, setStage] = useState<Stage>({ at: 'choice' })
  const finish = (codes: readonly string[] | null) => (codes ? setStage({ at: 'codes', codes }) : onDone())
  const beginning = useMutation({ mutationFn: () => client.call(beginTotp, {}) })
  const begin = () => void beginning.mutateAsync().then((totp) => setStage({ at: 'totp', totp }), failed)
  if (stage.at === 'totp') return <SetUpTotp client={client} totp={stage.totp} onDone={finish} />
  if (stage.at === 'passkey') return <AddPasskey client={client} onDone={finish} />
  if (stage.at === 'codes') return <RecoveryCodes codes={stage.codes} onSaved={onDone} />
  return (
    <div className={styles.buttons}>
      <Button appearance="primary" disabledFocusable={beginning.isPending} onClick={begin}>
        {t('setUpApp')}
      </Button>
      {passkeysWork() && <Button onClick={() => setStage({ at: 'passkey' })}>{t('addPasskey')}</Button>}
    </div>
  )
}
