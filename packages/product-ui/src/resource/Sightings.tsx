import { Link } from '@fluentui/react-components'
import { MAX_SIGHTINGS } from '@seaport/contract/work/resource'
import type { Sighting } from '@seaport/contract/work/resource.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { whenFollowed } from '@seaport/ui/follows-here'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { WebLink } from '../network/WebLink.tsx'
import { useEntryListStyles } from '../panel/useEntryListStyles.ts'

export interface SightingsProps {
  sightings: readonly Sighting[]
  /** Address of a task's page. */
  taskHref: (id: string) => string
  /** Called before a task's page is shown. */
  onLeave?: () => void
  /** Whether addresses link to profiles on the network. */
  linked: boolean
}

/** Sightings of a person: task, account, time and link. */
export function Sightings({ sightings, ...item }: SightingsProps): ReactNode {
  const t = useT('resource')
  const styles = useEntryListStyles()
  return (
    <section aria-label={t('sightings')}>
      <h3 className={styles.title}>{t('sightings')}</h3>
      <Stack as="ul" gap="none" className={styles.list}>
        {sightings.map((sighting) => (
          <Item key={`${sighting.task?.id}-${sighting.seen_at}-${sighting.source}`} {...item} {...sighting} />
        ))}
      </Stack>
      {sightings.length === MAX_SIGHTINGS && (
        <p className={styles.note}>{t('sightingsMore', { max: MAX_SIGHTINGS })}</p>
      )}
    </section>
  )
}

function Item(props: Sighting & Omit<SightingsProps, 'sightings'>): ReactNode {
  const { task, account, source, note, seen_at, first, taskHref, onLeave, linked } = props
  const t = useT('resource')
  const format = useFormat()
  const styles = useEntryListStyles()
  return (
    <Stack as="li" gap="XXS" className={styles.item}>
      <Row as="span">
        <span className={styles.name}>
          {task ? (
            <Link href={taskHref(task.id)} onClick={whenFollowed(onLeave)}>
              {t('taskName', { number: task.number, name: task.name })}
            </Link>
          ) : (
            t('taskGone')
          )}
        </span>
        {first && <StatusBadge tone="success" label={t('first')} />}
      </Row>
      <Hint as="span">
        {t('seenBy', { account: account?.account ?? t('accountGone'), time: format.dateTime(seen_at) })}
      </Hint>
      {source && <Hint as="span">{linked ? <WebLink address={source}>{source}</WebLink> : source}</Hint>}
      {note && <span>{note}</span>}
    </Stack>
  )
}
