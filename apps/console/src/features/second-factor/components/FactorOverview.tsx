import { Button } from '@fluentui/react-components'
import { renewRecoveryCodes } from '@seaport/contract/people/second-factor'
import type { SecondFactor } from '@seaport/contract/people/second-factor.schema'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useNotify } from '@seaport/ui/use-notify'
import type { ReactNode } from 'react'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { passkeysWork } from '../passkey.ts'
import { FactorChanges } from './FactorChanges.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { useFactorStyles } from './useFactorStyles.ts'

export interface FactorOverviewProps {
  factor: SecondFactor
  onApp: () => void
  /** The app's secret is being made. */
  isBeginning: boolean
  onPasskey: () => void
  onCodes: (codes: readonly string[]) => void
  onTurnOff: () => void
}

/** The current factors with their actions. */
export function FactorOverview({
  factor,
  onApp,
  isBeginning,
  onPasskey,
  onCodes,
  onTurnOff,
}: FactorOverviewProps): ReactNode {
  const t = useT('secondFactor')
  const styles = useFactorStyles()
  const { failed } = useNotify()
  const on = factor.totp || factor.passkeys.length > 0
  // Of two answers to a double click only the last has codes that are valid.
  const renewal = useEndpointMutation(renewRecoveryCodes, [])
  const renew = () =>
    void renewal.mutateAsync({}).then(({ recovery_codes }) => onCodes(recovery_codes), failed)
  return (
    <>
      <p className={styles.text}>{t('lead')}</p>
      <Stack as="section" gap="S" align="start" className={styles.section}>
        <h3 className={styles.heading}>
          {t('app')}
          <StatusBadge tone={factor.totp ? 'success' : 'neutral'} label={factor.totp ? t('on') : t('off')} />
        </h3>
        <Button disabledFocusable={isBeginning} onClick={onApp}>
          {factor.totp ? t('moveApp') : t('setUpApp')}
        </Button>
      </Stack>
      {(passkeysWork() || factor.passkeys.length > 0) && (
        <Stack as="section" gap="S" align="start" className={styles.section}>
          <h3 className={styles.heading}>{t('passkeys')}</h3>
          {factor.passkeys.length > 0 && <PasskeyList passkeys={factor.passkeys} />}
          {passkeysWork() && <Button onClick={onPasskey}>{t('addPasskey')}</Button>}
        </Stack>
      )}
      {on && (
        <Stack as="section" gap="S" align="start" className={styles.section}>
          <h3 className={styles.heading}>{t('recoveryCodes')}</h3>
          <Hint as="span">{t('codesLeft', { count: factor.recovery_codes_left })}</Hint>
          <Row>
            <Button disabledFocusable={renewal.isPending} onClick={renew}>
              {t('renewCodes')}
            </Button>
            {!factor.required && <Button onClick={onTurnOff}>{t('turnOff')}</Button>}
          </Row>
          {factor.required && <Hint as="span">{t('required')}</Hint>}
        </Stack>
      )}
      {factor.changes.length > 0 && <FactorChanges changes={factor.changes} />}
    </>
  )
}
