import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { parseTemplate } from '@seaport/contract/work/script-template'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Hint } from '@seaport/ui/hint'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  text: {
    position: 'relative',
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground3'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: token('lineHeightBase400'),
    userSelect: 'text',
  },
  copied: { paddingRight: '48px' },
  copy: { position: 'absolute', top: '8px', right: '8px' },
  variable: {
    padding: '0 4px',
    borderRadius: token('borderRadiusSmall'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
  },
  note: {
    margin: `${token('spacingVerticalS')} 0 0`,
  },
})

export interface ScriptTextProps {
  text: string
  /** Shows a copy button; false where the panel has one. */
  copy?: boolean
  /** Explanation of variables, shown if the text has some. */
  variablesNote?: string
}

/** Text of a script, its variables named in the reader's language. */
export function ScriptText({ text, copy = false, variablesNote }: ScriptTextProps): ReactNode {
  const t = useT('script')
  const styles = useStyles()
  const parts = parseTemplate(text)
  const variables = parts.some(({ variable }) => variable)
  return (
    <div>
      <div className={mergeClasses(styles.text, copy && styles.copied)}>
        {parts.map(({ at, text: words, variable, fallback }) =>
          variable ? (
            <span key={at} className={styles.variable} title={words}>
              {fallback
                ? t('variableOr', { variable: t(`variable.${variable}`), fallback })
                : t(`variable.${variable}`)}
            </span>
          ) : (
            <span key={at}>{words}</span>
          ),
        )}
        {copy && (
          <span className={styles.copy}>
            <CopyButton text={text} />
          </span>
        )}
      </div>
      {variables && variablesNote && <Hint className={styles.note}>{variablesNote}</Hint>}
    </div>
  )
}
