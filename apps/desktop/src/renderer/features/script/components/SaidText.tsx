import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { piecesOf } from '../pieces.ts'

const useStyles = makeStyles({
  said: {
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground3'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: token('lineHeightBase400'),
    userSelect: 'text',
  },
  variable: {
    padding: '0 4px',
    borderRadius: token('borderRadiusSmall'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
  },
  note: {
    margin: `${token('spacingVerticalS')} 0 0`,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
})

/** What a script says. Words that stand for a person's own data are marked: by hand nobody fills them in. */
export function SaidText({ text }: { text: string }): ReactNode {
  const t = useT('desktopLibrary')
  const s = useT('script')
  const styles = useStyles()
  const pieces = piecesOf(text)
  return (
    <div>
      <div className={styles.said}>
        {pieces.map(({ at, text: words, variable }) =>
          variable ? (
            <span key={at} className={styles.variable} title={s(`variable.${variable}`)}>
              {words}
            </span>
          ) : (
            <span key={at}>{words}</span>
          ),
        )}
      </div>
      {pieces.some(({ variable }) => variable) && <p className={styles.note}>{t('variablesNote')}</p>}
    </div>
  )
}
