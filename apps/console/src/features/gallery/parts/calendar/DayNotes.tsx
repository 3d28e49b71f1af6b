import { Button, Input } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useT } from '@seaport/i18n/react'
import { within } from '@seaport/ui/within'
import { type ReactNode, useState } from 'react'
import type { CalendarNote } from './Calendar.types.ts'
import { useCalendarStyles } from './useCalendarStyles.ts'

/** In graphemes. */
const MAX_NOTE = 200

interface DayNotesProps {
  title: string
  notes: readonly CalendarNote[]
  onAdd: (text: string) => void
  onRemove: (id: string) => void
}

/** The notes of one day, and a line for another. */
export function DayNotes({ title, notes, onAdd, onRemove }: DayNotesProps): ReactNode {
  const t = useT('calendar')
  const styles = useCalendarStyles()
  const [text, setText] = useState('')
  const ready = text.trim() !== ''
  return (
    <div className={styles.side}>
      <h3 className={styles.sideTitle}>{title}</h3>
      {notes.length === 0 && <p className={styles.none}>{t('empty')}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <span className={styles.noteText}>{note.text}</span>
            <Button
              appearance="subtle"
              size="small"
              icon={<DeleteRegular />}
              aria-label={t('remove', { note: note.text })}
              onClick={() => onRemove(note.id)}
            />
          </li>
        ))}
      </ul>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault()
          if (!ready) return
          onAdd(text.trim())
          setText('')
        }}
      >
        <Input
          className={styles.addText}
          aria-label={t('text')}
          placeholder={t('text')}
          value={text}
          onChange={(event, { value }) => setText(within(text, value, MAX_NOTE, event))}
        />
        <Button type="submit" icon={<AddRegular />} disabled={!ready}>
          {t('add')}
        </Button>
      </form>
    </div>
  )
}
