import { Button } from '@fluentui/react-components'
import { BookmarkAddRegular } from '@fluentui/react-icons/svg/bookmark-add'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { TextField } from '@seaport/ui/text-field'
import type { FormEvent, ReactNode } from 'react'
import { z } from 'zod'
import { useStoredDraft } from '../../../../shared/useStoredDraft.ts'
import { useKeep } from '../../api/useManualCollection.ts'
import { useManualStyles } from './useManualStyles.ts'

const command = navigator.userAgent.includes('Macintosh') ? '⌘' : 'Ctrl'
const keys = { keep: `${command} + Shift + K`, undo: `${command} + Shift + Z` }

/** Maximum length of a note (the contract's limit). */
const MAX_NOTE = 500

const Note = z.object({ task: z.string(), note: z.string() })

/** A button that keeps the person of the open profile, with a note. */
export function KeepForm({ id }: { id: string }): ReactNode {
  const t = useT('workbench')
  const own = useManualStyles()
  const [draft, setDraft, forget] = useStoredDraft('note', Note)
  const note = draft?.task === id ? draft.note : ''
  // A note for the next person may have been begun in the meantime, also in another task.
  const keep = useKeep(id, (kept) => forget((now) => now.task === id && now.note.trim() === kept))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    keep.mutate(note.trim())
  }
  return (
    <form className={own.keep} onSubmit={onSubmit}>
      <Hint>{t('keepLead')}</Hint>
      <TextField
        field={{
          name: 'note',
          value: note,
          set: (text) => setDraft({ task: id, note: text }),
          onBlur: () => undefined,
          error: undefined,
          disabled: false,
        }}
        label={t('note')}
        hint={t('noteHint')}
        maxLength={MAX_NOTE}
      />
      <Row>
        <Button
          type="submit"
          appearance="primary"
          icon={<BookmarkAddRegular />}
          disabledFocusable={keep.isPending}
        >
          {t('keep')}
        </Button>
        <Hint as="span">
          {t('keepKey')} <kbd className={own.keys}>{keys.keep}</kbd>
          {' · '}
          {t('undoKey')} <kbd className={own.keys}>{keys.undo}</kbd>
        </Hint>
      </Row>
    </form>
  )
}
