import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { beginTotp, getSecondFactor } from '@seaport/contract/people/second-factor'
import { useT } from '@seaport/i18n/react'
import { Dialog, DialogActions, DialogCloseButton, DialogContent } from '@seaport/ui/dialog'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Stack } from '@seaport/ui/stack'
import { useFailure } from '@seaport/ui/use-failure'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useState } from 'react'
import { client } from '../../../shared/api/client.ts'
import { useEndpointMutation, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { FactorOverview } from './FactorOverview.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpTotp } from './SetUpTotp.tsx'
import { TurnOff } from './TurnOff.tsx'

type View =
  | { at: 'overview' | 'passkey' | 'off' }
  | { at: 'totp'; totp: DataOf<typeof beginTotp> }
  | { at: 'codes'; codes: readonly string[] }

/** The user's second factor: overview and all changes. */
export function SecondFactorSettings({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('secondFactor')
  const common = useT('common')
  const failure = useFailure()
  const { failed } = useNotify()
  const { data, isError, error, refetch } = useEndpointQuery(getSecondFactor, {})
  const [view, setView] = useState<View>({ at: 'overview' })
  const back = () => {
    setView({ at: 'overview' })
    void refetch()
  }
  const finish = (codes: readonly string[] | null) => (codes ? setView({ at: 'codes', codes }) : back())
  const beginning = useEndpointMutation(beginTotp, [])
  const begin = () => void beginning.mutateAsync({}).then((totp) => setView({ at: 'totp', totp }), failed)
  if (view.at === 'off') return <TurnOff onClose={back} />
  return (
    // Unsaved codes are lost, so only their button closes the dialog.
    <Dialog
      title={view.at === 'codes' ? t('codesTitle') : t('title')}
      size="medium"
      onClose={view.at === 'codes' ? undefined : view.at === 'overview' ? onClose : back}
    >
      <DialogContent>
        <Stack gap="L">
          {view.at === 'codes' ? (
            <RecoveryCodes codes={view.codes} onSaved={back} />
          ) : view.at === 'totp' ? (
            <SetUpTotp client={client} totp={view.totp} onDone={finish} />
          ) : view.at === 'passkey' ? (
            <AddPasskey client={client} onDone={finish} />
          ) : data ? (
            <FactorOverview
              factor={data}
              onApp={begin}
              isBeginning={beginning.isPending}
              onPasskey={() => setView({ at: 'passkey' })}
              onCodes={(codes) => setView({ at: 'codes', codes })}
              onTurnOff={() => setView({ at: 'off' })}
            />
          ) : isError ? (
            <ErrorState {...failure(error)} onRetry={() => void refetch()} />
          ) : (
            <LoadingState />
          )}
        </Stack>
      </DialogContent>
      {view.at !== 'codes' && (
        <DialogActions>
          <DialogCloseButton>{common(view.at === 'overview' ? 'close' : 'cancel')}</DialogCloseButton>
        </DialogActions>
      )}
    </Dialog>
  )
}
