import { useFormat, useT } from '@seaport/i18n/react'
import { Page, PageCard } from '@seaport/ui/page'
import { useAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { z } from 'zod'
import { StorageNote } from '../components/StorageNote.tsx'
import { newId } from '../new-id.ts'
import { Calendar } from '../parts/calendar/Calendar.tsx'
import { persistedAtom } from '../storage.ts'

const Notes = z.record(z.iso.date(), z.array(z.object({ id: z.string(), text: z.string() })))
const NONE: z.infer<typeof Notes> = {}
const notesAtom = persistedAtom('calendar', Notes, NONE)

/** /template/calendar */
export function CalendarDemo(): ReactNode {
  const t = useT('gallery')
  const { zone } = useFormat()
  const [notes, setNotes] = useAtom(notesAtom)
  const byDay = useMemo(() => new Map(Object.entries(notes)), [notes])
  return (
    <Page title={t('calendar.title')} description={t('calendar.lead', { zone })}>
      <PageCard>
        <Calendar
          label={t('calendar.title')}
          notes={byDay}
          onAdd={(day, text) => setNotes({ ...notes, [day]: [...(notes[day] ?? []), { id: newId(), text }] })}
          onRemove={(day, id) =>
            setNotes({ ...notes, [day]: (notes[day] ?? []).filter((note) => note.id !== id) })
          }
        />
        <StorageNote name="calendar" {...(notes !== NONE && { onReset: () => setNotes(NONE) })} />
      </PageCard>
    </Page>
  )
}
