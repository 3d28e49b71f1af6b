import { Button } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import type { KeptEntry } from '@seaport/contract/desktop/ipc-manual.schema'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import { Text } from '@seaport/ui/text'
import { TextField } from '@seaport/ui/text-field'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type ManualCollectionTask, useNoteKeep, useUndoKeep } from '../../api/useManualCollection.ts'
import { placeName } from '../../target-name.ts'
import { useManualStyles } from './useManualStyles.ts'

const TONES: Readonly<Record<KeptEntry['state'], Tone>> = {
  waiting: 'neutral',
  kept: 'success',
  known: 'info',
  opted_out: 'danger',
  in_library: 'warning',
  rejected: 'danger',
}

/** The latest kept people, the result for each, and undo. */
export function KeptList({ task }: { task: ManualCollectionTask }): ReactNode {
  const t = useT('workbench')
  const own = useManualStyles()
  const { recent } = task.collection
  if (recent.length === 0) return <Hint>{t('nobodyKept')}</Hint>
  return (
    <ul className={own.rows}>
      {recent.map((entry) => (
        <Entry key={entry.seq} id={task.id} entry={entry} />
      ))}
    </ul>
  )
}

function Entry({ id, entry }: { id: string; entry: KeptEntry }): ReactNode {
  const t = useT('workbench')
  const own = useManualStyles()
  const undo = useUndoKeep(id)
  const [editing, setEditing] = useState(false)
  const name = entry.name || entry.handle || placeName(entry.url, t)
  const isIn = entry.state === 'waiting' || entry.state === 'kept' || entry.state === 'known'
  return (
    <Row as="li" className={own.row}>
      <span className={own.who}>
        <Text as="span" weight="semibold">
          {name}
        </Text>
        <Hint as="span">{entry.url}</Hint>
        {entry.note && !editing && <span>{entry.note}</span>}
      </span>
      <StatusBadge tone={TONES[entry.state]} label={t(`keepState.${entry.state}`)} />
      {isIn && (
        <Button
          appearance="subtle"
          icon={<NoteEditRegular />}
          aria-label={t('noteOf', { name })}
          title={t('note')}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        />
      )}
      <Button
        icon={<ArrowUndoRegular />}
        aria-label={t(isIn ? 'undoOf' : 'dismissOf', { name })}
        disabledFocusable={undo.isPending}
        onClick={() => undo.mutate(entry.seq)}
      >
        {t(isIn ? 'undo' : 'dismiss')}
      </Button>
      {editing && <NoteForm id={id} entry={entry} onSaved={() => setEditing(false)} />}
    </Row>
  )
}

function NoteForm(props: { id: string; entry: KeptEntry; onSaved: () => void }): ReactNode {
  const { id, entry, onSaved } = props
  const t = useT('workbench')
  const common = useT('common')
  const own = useManualStyles()
  const save = useNoteKeep(id)
  const [note, setNote] = useState(entry.note)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ seq: entry.seq, note: note.trim() }, { onSuccess: onSaved })
  }
  return (
    <form className={own.note} onSubmit={onSubmit}>
      <TextField
        field={{
          name: `note-${entry.seq}`,
          value: note,
          set: setNote,
          onBlur: () => undefined,
          error: undefined,
          disabled: false,
        }}
        label={t('note')}
        maxLength={500}
        autoFocus
        contentAfter={
          <Button type="submit" size="small" appearance="subtle" disabledFocusable={save.isPending}>
            {common('save')}
          </Button>
        }
      />
    </form>
  )
}
