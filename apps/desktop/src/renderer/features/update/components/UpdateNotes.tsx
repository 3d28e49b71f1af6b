import { makeStyles } from '@fluentui/react-components'
import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import { useLanguage, useT } from '@seaport/i18n/react'
import { MarkdownView } from '@seaport/ui/markdown-view'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, useState } from 'react'

const useStyles = makeStyles({
  text: {
    marginTop: token('spacingVerticalXS'),
    maxHeight: '180px',
    overflowY: 'auto',
    color: token('colorNeutralForeground2'),
    '& > :first-child': { marginTop: 0 },
  },
  title: {
    width: 'fit-content',
    cursor: 'pointer',
    borderRadius: token('borderRadiusMedium'),
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: '2px',
    },
  },
})

/** Release notes in the reader's language. */
export function UpdateNotes({ notes }: { notes: UpdateState['notes'] }): ReactNode {
  const t = useT('desktop')
  const styles = useStyles()
  const { lang } = useLanguage()
  const [open, setOpen] = useState(false)
  if (!notes) return null
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>{t('updateNews')}</summary>
      <div className={styles.text}>{open && <MarkdownView source={notes[lang]} />}</div>
    </details>
  )
}
