import { Button, makeStyles } from '@fluentui/react-components'
import { locales } from '@seaport/contract/kernel/locale'
import { MAX_SCRIPT_TEXT } from '@seaport/contract/work/script'
import type { Script } from '@seaport/contract/work/script.schema'
import { getTranslation, targetLanguages } from '@seaport/contract/work/translation'
import type { TargetLanguage } from '@seaport/contract/work/translation.schema'
import { countWords } from '@seaport/contract/work/translation-words'
import { useLanguage, useT } from '@seaport/i18n/react'
import { languageName } from '@seaport/product-ui/language-name'
import { CheckBox } from '@seaport/ui/check-box'
import { Dialog, DialogActions, DialogCloseButton, DialogContent } from '@seaport/ui/dialog'
import { Hint } from '@seaport/ui/hint'
import { notify } from '@seaport/ui/notify'
import { Stack } from '@seaport/ui/stack'
import { storedAtom } from '@seaport/ui/stored-atom'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { Unsaved } from '@seaport/ui/use-unsaved'
import { useAtom } from 'jotai'
import { type ReactNode, useId } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { isWritten, useScriptTranslation } from '../api/useScriptTranslation.ts'

const useStyles = makeStyles({
  languages: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
    alignItems: 'start',
    margin: 0,
    padding: 0,
    border: 0,
  },
})

/** The languages chosen last; by default the console's own others. */
const languagesAtom = storedAtom<readonly TargetLanguage[] | null>('script-languages', null, {
  deserialize: (text) => targetLanguages.filter((one) => text.split(' ').includes(one)),
  serialize: (chosen) => chosen?.join(' ') ?? null,
})

/** A script in other languages: translated in one go, corrected by hand, saved beside it. */
export function TranslateScript({ script, onClose }: { script: Script; onClose: () => void }): ReactNode {
  const t = useT('translation')
  const common = useT('common')
  const { lang } = useLanguage()
  const [kept, setChosen] = useAtom(languagesAtom)
  const chosen = kept ?? locales.filter((one) => one !== lang)
  const { list, busy, translate, correct, save } = useScriptTranslation(script)
  const finish = async () => {
    const { saved, left } = await save()
    if (saved > 0) notify.success(t('script.saved', { count: saved }))
    if (left === 0) onClose()
  }
  const written = list.filter(isWritten).map(({ to }) => to)
  // A corrected text is never overwritten.
  const missing = chosen.filter((to) => !written.includes(to))
  return (
    <Dialog
      title={t('script.title', { name: script.title })}
      size="medium"
      onClose={busy ? undefined : onClose}
    >
      <DialogContent>
        <Stack>
          <Unsaved changed={written.length > 0} />
          <Languages chosen={chosen} disabled={busy} onChange={setChosen} />
          <WordsLeft text={script.text} />
          {written.length > 0 && <Hint>{t('script.correct')}</Hint>}
          {list.map(({ to, text, error }) => (
            <TextAreaField
              key={to}
              field={{
                name: to,
                value: text,
                set: (value) => correct(to, value),
                onBlur: () => undefined,
                error,
                disabled: busy,
              }}
              label={t('script.text', { language: languageName(to, lang) })}
              maxLength={MAX_SCRIPT_TEXT}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <DialogCloseButton disabled={busy}>{common('cancel')}</DialogCloseButton>
        <Button
          appearance={written.length > 0 ? 'secondary' : 'primary'}
          disabledFocusable={busy || missing.length === 0}
          onClick={() => void translate(missing)}
        >
          {t('script.all')}
        </Button>
        {written.length > 0 && (
          <Button appearance="primary" disabledFocusable={busy} onClick={() => void finish()}>
            {t('script.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface LanguagesProps {
  chosen: readonly TargetLanguage[]
  disabled: boolean
  onChange: (chosen: readonly TargetLanguage[]) => void
}

function Languages({ chosen, disabled, onChange }: LanguagesProps): ReactNode {
  const t = useT('translation')
  const styles = useStyles()
  const { lang } = useLanguage()
  const title = useId()
  return (
    <div>
      <span id={title}>{t('script.into')}</span>
      <fieldset className={styles.languages} aria-labelledby={title} disabled={disabled}>
        {targetLanguages.map((to) => (
          <CheckBox
            key={to}
            label={languageName(to, lang)}
            checked={chosen.includes(to)}
            onChange={(_, { checked }) =>
              onChange(
                targetLanguages.filter((one) => (one === to ? checked === true : chosen.includes(one))),
              )
            }
          />
        ))}
      </fieldset>
    </div>
  )
}

/** Cost of a translation in words of the month's quota. */
function WordsLeft({ text }: { text: string }): ReactNode {
  const t = useT('translation')
  const { data } = useEndpointQuery(getTranslation, {})
  if (!data) return undefined
  const { allowance, used } = data
  const count = countWords(text)
  return (
    <Hint>
      {allowance === null
        ? t('script.wordsUnlimited', { count })
        : t('script.words', { count, left: Math.max(0, allowance - used) })}
    </Hint>
  )
}
