import { makeStyles } from '@griffel/react'
import type { UpdateState } from '@seaport/contract/desktop/ipc-installation'
import { useLanguage, useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  text: {
    margin: `${token('spacingVerticalXS')} 0 0`,
    maxHeight: '180px',
    overflowY: 'auto',
    whiteSpace: 'pre-line',
    color: token('colorNeutralForeground2'),
  },
  title: { cursor: 'pointer' },
})

/** What a version brings, in the language of whoever reads. */
export function UpdateNotes({ notes }: { notes: UpdateState['notes'] }): ReactNode {
  const t = useT('desktop')
  const styles = useStyles()
  const { lang } = useLanguage()
  if (!notes) return null
  return (
    <details>
      <summary className={styles.title}>{t('updateNews')}</summary>
      <p className={styles.text}>{notes[lang]}</p>
    </details>
  )
}
