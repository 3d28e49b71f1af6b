import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../shared/queries.ts'
import { seaport } from '../../shared/seaport.ts'
import { useRunner } from '../../shared/useDesktop.ts'
import { useShellStyles } from './useShellStyles.ts'

/** Shows that the server does not answer, and the effects on the work. */
export function OfflineBanner(): ReactNode {
  const t = useT('desktop')
  const format = useFormat()
  const styles = useShellStyles()
  const { failed } = useNotify()
  const runner = useRunner()
  const wanted = useQuery(ipcQuery('proxyLogin.state', {})).data
  if (!runner || runner.online) return null
  const since = runner.last_contact_at
  return (
    <div className={styles.banner}>
      <MessageBar intent="warning" layout="multiline" role="status">
        <MessageBarBody>
          <MessageBarTitle>{t('awayTitle')}</MessageBarTitle>
          {runner.egress_fault && <div>{t(`way.${runner.egress_fault}`)}</div>}
          {since === null ? t('awayText') : t('awaySince', { time: format.time(since) })}
        </MessageBarBody>
        {wanted && (
          <MessageBarActions>
            <Button onClick={() => void seaport.call('proxyLogin.ask', {}).catch(failed)}>
              {t('proxyLoginAsk')}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
    </div>
  )
}
