import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { AuthIllustration } from './AuthIllustration.tsx'
import { useAuthAsideStyles } from './useAuthAsideStyles.ts'

/** The product in one picture and three lines; hidden in small windows. */
export function AuthAside(): ReactNode {
  const t = useT('page')
  const styles = useAuthAsideStyles()
  return (
    <aside className={styles.root} aria-hidden>
      <div className={styles.words}>
        <p className={styles.slogan}>{t('slogan')}</p>
        <ul className={styles.points}>
          {[t('pointSeats'), t('pointTasks'), t('pointTrust')].map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
      <AuthIllustration />
    </aside>
  )
}
