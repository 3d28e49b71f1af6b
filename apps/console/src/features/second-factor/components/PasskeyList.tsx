import { Button } from '@fluentui/react-components'
import { getSecondFactor, removePasskey } from '@seaport/contract/people/second-factor'
import type { Passkey } from '@seaport/contract/people/second-factor.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import type { ReactNode } from 'react'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { useFactorStyles } from './useFactorStyles.ts'

/** The user's passkeys, with buttons to remove them. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }): ReactNode {
  const t = useT('secondFactor')
  const format = useFormat()
  const styles = useFactorStyles()
  const { mutateAsync: remove } = useEndpointMutation(removePasskey, [getSecondFactor])
  const ask = ({ id, name }: Passkey) =>
    void confirm({
      title: t('removePasskeyTitle', { name }),
      effects: [t('removePasskeyEffect'), t('othersEnd')],
      action: t('removePasskey'),
      run: () => remove({ params: { id } }),
    })
  return (
    <Stack as="ul" gap="none" className={styles.list}>
      {passkeys.map((passkey) => (
        <Row key={passkey.id} as="li" gap="M" justify="between" wrap="never" className={styles.row}>
          <span>
            {passkey.name}{' '}
            <Hint as="span">
              {passkey.last_used_at
                ? t('passkeyUsed', { time: format.dateTime(passkey.last_used_at) })
                : t('passkeyUnused')}
            </Hint>
          </span>
          <Button size="small" onClick={() => ask(passkey)}>
            {t('removePasskey')}
          </Button>
        </Row>
      ))}
    </Stack>
  )
}
