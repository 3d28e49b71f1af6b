import { useT } from '@seaport/i18n/react'
import { Brand } from '@seaport/ui/brand'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { ThemeToggle } from '@seaport/ui/theme-toggle'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useWindowTitle } from '../../../shared/screen/useWindowTitle.ts'
import { afterLogin } from '../../../shared/session/return-path.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { Harbour } from '../components/Harbour.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { useLoginStyles } from './useLoginStyles.ts'

/** /login: who is logged in already goes on at once. */
export function Login(): ReactNode {
  const t = useT('login')
  const styles = useLoginStyles()
  const session = useAtomValue(sessionAtom)
  const [query] = useSearchParams()
  useWindowTitle(t('title'))
  if (session) return <Navigate to={afterLogin(query.get('from'))} replace />
  return (
    <div className={styles.root}>
      <aside className={styles.side} aria-hidden>
        <div className={styles.sideText}>
          <p className={styles.slogan}>{t('slogan')}</p>
          <ul className={styles.points}>
            {[t('pointSeats'), t('pointTasks'), t('pointTrust')].map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Harbour />
      </aside>
      <main className={styles.main}>
        <div className={styles.choices}>
          <LanguageMenu />
          <ThemeToggle />
        </div>
        <div className={styles.card}>
          <Brand />
          <div>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <LoginForm />
        </div>
      </main>
    </div>
  )
}
