import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar'
import type { DesktopState } from '@seaport/contract/desktop/ipc'
import { useT } from '@seaport/i18n/react'
import { Brand } from '@seaport/ui/brand'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { ThemeToggle } from '@seaport/ui/theme-toggle'
import { type ReactNode, useEffect } from 'react'
import { LoginForm } from '../components/LoginForm.tsx'
import { useLoginStyles } from '../components/useLoginStyles.ts'

/** Logging in to a seat; says why the last session ended. */
export function Login({ state }: { state: DesktopState }): ReactNode {
  const t = useT('desktop')
  const styles = useLoginStyles()
  useEffect(() => {
    document.title = t('loginWindow')
  }, [t])
  return (
    <main className={styles.root}>
      <div className={styles.tools}>
        <LanguageMenu />
        <ThemeToggle />
      </div>
      <div className={styles.card}>
        <Brand />
        <div>
          <h1 className={styles.title}>{t('loginTitle')}</h1>
          <p className={styles.lead}>{t('loginLead')}</p>
        </div>
        {state.ended && (
          <MessageBar intent="warning" layout="multiline" role="alert">
            <MessageBarBody>{t(`ended.${state.ended}`)}</MessageBarBody>
          </MessageBar>
        )}
        <LoginForm lastSeatCode={state.last_seat_code} />
      </div>
      <p className={styles.foot}>{t('loginFoot', { server: state.server_url, version: state.version })}</p>
    </main>
  )
}
