import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { plainKeyOf } from '../input-method/plain-key.ts'
import { useEditorStyles } from './useEditorStyles.ts'

export interface EditorAction {
  id: string
  label: string
  icon: ReactElement
  /** Toggle state at the cursor. */
  pressed?: boolean
  disabled?: boolean
  /** Draws a divider before it. */
  divided?: boolean
  run: () => void
}

interface EditorToolbarProps {
  /** Id of the text that it formats. */
  controls: string | undefined
  actions: readonly EditorAction[]
}

/** Formatting buttons: one tab stop, arrow keys within. */
export function EditorToolbar({ controls, actions }: EditorToolbarProps): ReactNode {
  const t = useT('editor')
  const styles = useEditorStyles()
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const press = (event: KeyboardEvent) => {
    const last = actions.length - 1
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[plainKeyOf(event)]
    if (to === undefined) return
    event.preventDefault()
    const next = to > last ? 0 : to < 0 ? last : to
    setAt(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      className={styles.toolbar}
      aria-label={t('toolbar')}
      aria-controls={controls}
      onKeyDown={press}
    >
      {actions.map(({ id, label, icon, pressed, disabled, divided, run }, index) => (
        <Button
          key={id}
          className={divided ? styles.divided : undefined}
          appearance={pressed ? 'secondary' : 'subtle'}
          size="small"
          icon={icon}
          aria-label={label}
          title={label}
          aria-pressed={pressed}
          disabledFocusable={disabled}
          tabIndex={index === at ? 0 : -1}
          // Keeps the selection in the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            setAt(index)
            run()
          }}
        />
      ))}
    </div>
  )
}
