import { Button, makeStyles } from '@fluentui/react-components'
import { TranslateRegular } from '@fluentui/react-icons/svg/translate'
import type { Translation } from '@seaport/contract/work/translation.schema'
import { useLanguage, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useState } from 'react'
import { languageName } from './language-name.ts'

const useStyles = makeStyles({
  text: {
    margin: 0,
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },
})

interface TranslatedTextProps {
  text: string
  /** Translates into the reader's language. */
  translate: (text: string) => Promise<Translation>
}

/** A text with a button that shows its translation below. */
export function TranslatedText({ text, translate }: TranslatedTextProps): ReactNode {
  const t = useT('translation')
  const styles = useStyles()
  const failure = useFailure()
  const [waiting, setWaiting] = useState(false)
  const [answer, setAnswer] = useState<{ of: string; translation?: Translation; error?: string }>()
  const shown = answer?.of === text ? answer : undefined
  const ask = async () => {
    setWaiting(true)
    try {
      setAnswer({ of: text, translation: await translate(text) })
    } catch (error) {
      setAnswer({ of: text, error: failure(error).message })
    } finally {
      setWaiting(false)
    }
  }
  const act = () => (shown?.translation ? setAnswer(undefined) : void ask())
  return (
    <Stack gap="XS" align="start">
      <Button
        size="small"
        appearance="subtle"
        icon={<TranslateRegular />}
        disabledFocusable={waiting}
        onClick={act}
      >
        {t(shown?.translation ? 'hide' : 'translate')}
      </Button>
      <div role="status">
        {shown?.translation && (
          <>
            <p className={styles.text}>{shown.translation.texts[0]}</p>
            <TranslationSource translation={shown.translation} />
          </>
        )}
        {shown?.error && <Hint>{shown.error}</Hint>}
      </div>
    </Stack>
  )
}

/** Who translated, and from which language. */
function TranslationSource({ translation: { provider, from } }: { translation: Translation }): ReactNode {
  const t = useT('translation')
  const { lang } = useLanguage()
  const name = t(`provider.${provider}`)
  return (
    <Hint>
      {from === null
        ? t('by', { provider: name })
        : t('byFrom', { provider: name, language: languageName(from, lang) })}
    </Hint>
  )
}
