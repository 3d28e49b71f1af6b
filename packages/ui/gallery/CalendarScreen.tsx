import { useLanguage } from '@seaport/i18n/react'
import { useAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { Calendar } from '../src/calendar/Calendar.tsx'
import type { CalendarNote } from '../src/calendar/Calendar.types.ts'
import { Page, PageCard } from '../src/page/Page.tsx'
import { storedAtom } from '../src/storage/stored-atom.ts'
import { words } from './words.ts'

type Notes = Readonly<Record<string, readonly CalendarNote[]>>

const notesAtom = storedAtom<Notes>(
  'gallery-notes',
  {},
  { parse: (text) => JSON.parse(text) as Notes, print: JSON.stringify },
)

export function CalendarScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const [notes, setNotes] = useAtom(notesAtom)
  const byDay = useMemo(() => new Map(Object.entries(notes)), [notes])
  return (
    <Page title={word.calendar}>
      <PageCard>
        <Calendar
          label={word.calendar}
          notes={byDay}
          onAdd={(day, text) =>
            setNotes({ ...notes, [day]: [...(notes[day] ?? []), { id: crypto.randomUUID(), text }] })
          }
          onRemove={(day, id) =>
            setNotes({ ...notes, [day]: (notes[day] ?? []).filter((note) => note.id !== id) })
          }
        />
      </PageCard>
    </Page>
  )
}
