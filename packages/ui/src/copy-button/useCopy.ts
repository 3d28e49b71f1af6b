import { useT } from '@seaport/i18n/react'
import { notify } from '../overlays/notices.ts'
import { copyText } from './copy-text.ts'

/** Copies a text and says in a notice whether that worked. @returns whether it did */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useT('ui')
  return async (text) => {
    const copied = await copyText(text)
    if (copied) notify.success(t('copied'))
    else notify.error(t('copyFailed'))
    return copied
  }
}
