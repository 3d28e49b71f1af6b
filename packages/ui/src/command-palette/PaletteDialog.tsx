import { mergeClasses } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useT } from '@seaport/i18n/react'
import { useAtom } from 'jotai'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { verbatim } from '../field/verbatim.ts'
import { isComposing, typing } from '../input-method/input-method.ts'
import { Row } from '../layout/Row.tsx'
import { Modal } from '../overlays/Modal.tsx'
import { storedAtom } from '../storage/stored-atom.ts'
import { Hint } from '../text/Hint.tsx'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { Command, Findable } from './command.types.ts'
import { findCommands, isSure } from './match.ts'
import { usePaletteStyles } from './usePaletteStyles.ts'

const MAX_RECENT = 5
const NOTHING: readonly Command[] = []
/** Number of commands listed above the data that was found. */
const MOST_BEFORE = 4

/** Ids of the commands used last, the newest first; kept in local storage under `commands-recent`. */
const recentCommandsAtom = storedAtom<readonly string[]>('commands-recent', [], {
  deserialize: (text) => text.split('\n').filter(Boolean).slice(0, MAX_RECENT),
  serialize: (ids) => (ids.length > 0 ? ids.join('\n') : null),
})

/** The list after one more use. */
function withRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, MAX_RECENT)
}

interface PaletteDialogProps extends Findable {
  onClose: () => void
}

/** The field and the list under it. The focus stays in the field; arrow keys move through the list, Enter runs, Escape closes. */
export function PaletteDialog({
  commands,
  found: things = NOTHING,
  searching = false,
  initialText = '',
  onType,
  onClose,
}: PaletteDialogProps): ReactNode {
  const t = useT('kit')
  const styles = usePaletteStyles()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(initialText)
  const [query, setQuery] = useState(initialText)
  const [active, setActive] = useState(0)
  /** Number of commands that stay above what is found: all down to the selected one, so that it does not move. */
  const [before, setBefore] = useState(MOST_BEFORE)
  const [recent, setRecent] = useAtom(recentCommandsAtom)
  const known = findCommands(commands, query, recent)
  const sure = known.filter((command) => isSure(command, query))
  // Weak matches come last, and only once nothing can be inserted above them, so that the selected entry does not move.
  const guesses = searching ? [] : known.filter((command) => !sure.includes(command))
  const found = things.length > 0 ? [...sure.slice(0, before), ...things, ...guesses] : [...sure, ...guesses]
  useEffect(() => {
    // No return: newer browsers return a promise, which React would take for a cleanup function.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const select = (index: number) => {
    setActive(index)
    if (things.length === 0) setBefore(Math.max(MOST_BEFORE, index + 1))
  }
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    if (!things.includes(command)) setRecent(withRecent(recent, command.id))
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') {
      // The focus returns to a button before this key press ends, which would activate it.
      event.preventDefault()
      run(found[active])
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    select((active + step + found.length) % found.length)
  }
  const optionId = (command: Command | undefined) => command && `${id}-${command.id}`
  return (
    <Modal
      label={t('commands')}
      placement="top"
      className={styles.root}
      onDismiss={onClose}
      dismissOnBackdrop
    >
      <Row gap="M" wrap="never" className={styles.search}>
        <SearchRegular aria-hidden />
        <input
          className={styles.input}
          role="combobox"
          aria-label={t('commandSearch')}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={optionId(found[active])}
          aria-autocomplete="list"
          autoComplete="off"
          {...verbatim}
          placeholder={t('commandSearch')}
          value={text}
          {...typing(setText, (typed) => {
            setQuery(typed)
            onType?.(typed)
            setActive(0)
            setBefore(MOST_BEFORE)
          })}
          onKeyDown={press}
        />
      </Row>
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={t('commands')}>
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
          <div
            key={command.id}
            id={optionId(command)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={mergeClasses(styles.option, index === active && styles.current)}
            onPointerMove={() => select(index)}
            onClick={() => run(command)}
          >
            <span className={styles.icon} aria-hidden>
              {command.icon}
            </span>
            <span className={styles.title}>
              {command.title}
              {command.detail && (
                <Hint as="span" className={styles.detail}>
                  {command.detail}
                </Hint>
              )}
            </span>
            <Text as="span" tone="soft" size="small" className={styles.group}>
              {query === '' && recent.includes(command.id) ? t('commandRecent') : command.group}
            </Text>
            {command.shortcut && <kbd className={styles.keys}>{command.shortcut}</kbd>}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <Text as="p" tone="quiet" className={styles.none}>
          {searching ? t('commandSearching') : t('commandNone')}
        </Text>
      )}
      <VisuallyHidden role="status">{t('commandCount', { count: found.length })}</VisuallyHidden>
    </Modal>
  )
}
