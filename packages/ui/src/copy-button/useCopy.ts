import { useT } from '@seaport/i18n/react'
import { notify } from '../overlays/notices.ts'
import { copyText } from './copy-text.ts'

/** Copies a text and shows the result in a notice. @returns whether it succeeded */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useT('ui')
  return async (text) => {
    const copied = await copyText(text)
    if (copied) notify.success(t('copied'))
    else notify.error(t('copyFailed'))
    return copied
  }
}
