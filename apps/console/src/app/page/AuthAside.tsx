import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { AuthIllustration } from './AuthIllustration.tsx'
import { useAuthAsideStyles } from './useAuthAsideStyles.ts'

/** What the product is, in one picture and three lines; a window without room for it does without. */
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
