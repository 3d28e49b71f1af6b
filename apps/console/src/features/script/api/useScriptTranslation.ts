import type { Script } from '@seaport/contract/work/script.schema'
import type { TargetLanguage } from '@seaport/contract/work/translation.schema'
import { useLanguage, useT } from '@seaport/i18n/react'
import { languageName } from '@seaport/product-ui/language-name'
import { useFailure } from '@seaport/ui/use-failure'
import { useIssueText } from '@seaport/ui/use-issue-text'
import { useState } from 'react'
import { useTranslation } from '../../../shared/translation/useTranslation.ts'
import { translatedScript } from '../translated-script.ts'
import { useCreateScript } from './script-actions.ts'

/** A script in one more language while it is corrected. */
export interface ScriptTranslation {
  to: TargetLanguage
  text: string
  /** Why there is no text, or why saving failed. */
  error?: string | undefined
}

/** Whether the text was corrected and must not be overwritten by a translation. */
export const isWritten = ({ text }: ScriptTranslation): boolean => text.trim() !== ''

/** Translates a script into several languages, one after the other, and saves the corrected texts. */
export function useScriptTranslation(script: Script) {
  const t = useT('translation')
  const textOf = useIssueText()
  const { lang } = useLanguage()
  const failure = useFailure()
  const translateTexts = useTranslation()
  const create = useCreateScript()
  const [list, setList] = useState<readonly ScriptTranslation[]>([])
  const [busy, setBusy] = useState(false)
  const put = (one: ScriptTranslation) =>
    setList((before) => [...before.filter(({ to }) => to !== one.to), one])

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  /** @returns the reason why a translation could not be saved */
  const saveOne = async ({ to, text }: ScriptTranslation) => {
    const language = languageName(to, lang)
    const named = (name: string) => t('script.name', { name, language })
    const judged = translatedScript(script, named, text, script.own)
    if (!judged.success) return judged.error.issues[0] && textOf(judged.error.issues[0])
    try {
      await create.mutateAsync({ body: judged.data })
      return undefined
    } catch (refused) {
      return failure(refused).message
    }
  }
  const translate = (languages: readonly TargetLanguage[]) =>
    during(async () => {
      if (!translateTexts) return
      for (const to of languages)
        try {
          const { texts } = await translateTexts([script.text], to)
          put({ to, text: texts[0] ?? '' })
        } catch (error) {
          put({ to, text: '', error: failure(error).message })
        }
    })
  /** @returns the number of saved ones; the others stay, with the reason */
  const save = async (): Promise<{ saved: number; left: number }> => {
    const written = list.filter(isWritten)
    let saved = 0
    await during(async () => {
      for (const one of written) {
        const error = await saveOne(one)
        if (error === undefined) saved += 1
        setList((before) =>
          before.flatMap((other) => {
            if (other.to !== one.to) return other
            return error === undefined ? [] : { ...one, error }
          }),
        )
      }
    })
    return { saved, left: written.length - saved }
  }
  const correct = (to: TargetLanguage, text: string) =>
    setList((before) => before.map((one) => (one.to === to ? { to, text } : one)))
  return { list, busy, translate, save, correct }
}
