import { Button } from '@fluentui/react-components'
import { undoOwnFactorChange } from '@seaport/contract/people/second-factor'
import type { FactorChange } from '@seaport/contract/people/second-factor.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { Hint } from '@seaport/ui/hint'
import { notify } from '@seaport/ui/notify'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../../shared/api/client.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { useFactorStyles } from './useFactorStyles.ts'

/** Recent changes of the user's login factors, with buttons to undo them. */
export function FactorChanges({ changes }: { changes: readonly FactorChange[] }): ReactNode {
  const t = useT('secondFactor')
  const format = useFormat()
  const styles = useFactorStyles()
  const navigate = useNavigate()
  const setSession = useSetAtom(sessionAtom)
  const ask = ({ id }: FactorChange) =>
    void confirm({
      title: t('undoTitle'),
      effects: [t('undoRestores'), t('undoLogsOut'), t('undoPassword')],
      action: t('undoSubmit'),
      run: async () => {
        await client.call(undoOwnFactorChange, { params: { id } })
        notify.success(t('undone'))
        // The server has ended this session too.
        setSession(null)
        void navigate('/reset-pwd')
      },
    })
  return (
    <Stack as="section" gap="S" align="start" className={styles.section}>
      <h3 className={styles.heading}>{t('changes')}</h3>
      <Stack as="ul" gap="none" className={styles.list}>
        {changes.map((change) => (
          <Row key={change.id} as="li" gap="M" justify="between" wrap="never" className={styles.row}>
            <span>
              {t(`change.${change.action}`)}{' '}
              <Hint as="span">
                {t('changeDetails', { time: format.dateTime(change.time), ip: change.ip })}
              </Hint>
            </span>
            <Button size="small" onClick={() => ask(change)}>
              {t('undo')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
