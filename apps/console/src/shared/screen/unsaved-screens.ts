import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { askBeforeLeaving } from '@seaport/ui/use-unsaved'

/** The changed parts of each screen that holds something typed and not saved, by path. */
const unsaved = new Map<string, Set<string>>()
let stopAsking: (() => void) | undefined

/** Records whether one part of a screen holds something typed and not saved. The browser asks before it leaves a page with such a screen. */
export function markUnsaved(path: string, part: string, changed: boolean): void {
  const parts = unsaved.get(path) ?? new Set()
  if (changed) unsaved.set(path, parts.add(part))
  else if (parts.delete(part) && parts.size === 0) unsaved.delete(path)
  followUnsaved()
}

/** Forgets all screens but these. */
export function forgetUnsavedBut(paths: readonly string[]): void {
  for (const path of unsavedPaths()) if (!paths.includes(path)) unsaved.delete(path)
  followUnsaved()
}

/** @returns paths of screens that hold something typed and not saved */
export const unsavedPaths = (): readonly string[] => [...unsaved.keys()]

function followUnsaved(): void {
  if (unsaved.size > 0) stopAsking ??= askBeforeLeaving(() => true)
  else {
    stopAsking?.()
    stopAsking = undefined
  }
}

/**
 * Asks before an act that closes screens, if one of them holds something typed and not saved.
 * @returns a function that acts at once, or once the person agrees to lose it
 */
export function useAskAboutUnsaved(): (closing: readonly string[], act: () => void) => void {
  const t = useT('ui')
  return (closing, act) => {
    if (!unsavedPaths().some((path) => closing.includes(path))) return act()
    const question = { title: t('discardTitle'), text: t('discardText'), action: t('discard') }
    void confirm(question).then((agreed) => agreed && act())
  }
}
