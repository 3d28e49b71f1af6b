import { Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { QuestionRegular } from '@fluentui/react-icons/svg/question'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { fetchAhead, lazy } from '../lazy/lazy.ts'
import type { HelpAddresses } from './help-links.ts'
import { HELP_ROOM } from './help-room.ts'
import { useHelpStyles } from './useHelpStyles.ts'

const HelpLinks = lazy(async () => (await import('./HelpLinks.tsx')).HelpLinks)

/**
 * The floating help button. It opens a panel with five links and then closes it; Escape closes too and returns the focus. It sits in the margin of every
 * screen, where it covers no content; beside the open panel the shell leaves room.
 */
export function HelpPanel({ addresses }: { addresses: HelpAddresses }): ReactNode {
  const t = useT('ui')
  const styles = useHelpStyles()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const { style } = document.documentElement
    style.setProperty(HELP_ROOM, '324px')
    return () => void style.removeProperty(HELP_ROOM)
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside; everything that can be pressed is a button or link.
    <div
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      }}
    >
      <Button
        ref={button}
        className={styles.button}
        appearance="primary"
        shape="circular"
        icon={open ? <DismissRegular /> : <QuestionRegular />}
        aria-label={open ? t('helpClose') : t('help')}
        title={open ? t('helpClose') : t('help')}
        aria-expanded={open}
        onPointerEnter={() => fetchAhead(HelpLinks.load)}
        onFocus={() => fetchAhead(HelpLinks.load)}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <HelpLinks addresses={addresses} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
