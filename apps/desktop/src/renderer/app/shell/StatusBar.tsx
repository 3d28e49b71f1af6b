import { mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { useDesktopState, useRunner, useWorkspace } from '../../shared/useDesktop.ts'
import { useShellStyles } from './useShellStyles.ts'

/** The status bar: server status, tasks in progress, undelivered people, taken ports. */
export function StatusBar(): ReactNode {
  const t = useT('desktop')
  const styles = useShellStyles()
  const state = useDesktopState().data
  const runner = useRunner()
  const ports = useWorkspace().data?.ports
  const online = runner?.online ?? true
  return (
    <footer className={styles.status}>
      <Row as="span" inline wrap="cut" className={styles.server} role="status" title={state?.server_url}>
        <span className={mergeClasses(styles.dot, !online && styles.away)} aria-hidden />
        {online ? t('serverOnline') : t('serverAway')}
      </Row>
      {runner && <span>{t('runningCount', { count: runner.running })}</span>}
      {runner && runner.undelivered > 0 && <span>{t('undelivered', { count: runner.undelivered })}</span>}
      {ports && (
        <span className={styles.end}>
          {t('portsTaken', { taken: ports.filter(({ holder }) => holder).length, total: ports.length })}
        </span>
      )}
      {state && (
        <span className={ports ? undefined : styles.end}>{t('version', { version: state.version })}</span>
      )}
    </footer>
  )
}
