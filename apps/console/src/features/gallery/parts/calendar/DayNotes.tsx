import { Button, Input } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
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
    <Stack gap="S" className={styles.side}>
      <Heading as="h3" size="small" className={styles.sideTitle}>
        {title}
      </Heading>
      {notes.length === 0 && (
        <Text as="p" tone="quiet" size="medium">
          {t('empty')}
        </Text>
      )}
      <Stack as="ul" gap="none">
        {notes.map((note) => (
          <Row key={note.id} as="li" wrap="never" className={styles.note}>
            <Text as="span" size="medium" breaks className={styles.noteText}>
              {note.text}
            </Text>
            <Button
              appearance="subtle"
              size="small"
              icon={<DeleteRegular />}
              aria-label={t('remove', { note: note.text })}
              onClick={() => onRemove(note.id)}
            />
          </Row>
        ))}
      </Stack>
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
    </Stack>
  )
}
