import { makeStyles } from '@fluentui/react-components'
import { guardedNetwork } from '@seaport/contract/work/guard'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import type { Audience } from '@seaport/contract/work/task-audience.schema'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { createFormat } from '@seaport/i18n/format'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { hasZone } from '@seaport/i18n/zoned-time'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { Fragment, type ReactNode } from 'react'
import { entriesOf } from './entries-of.ts'
import { useFilterWords } from './useFilterWords.ts'

const useStyles = makeStyles({
  script: {
    margin: 0,
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: token('colorNeutralStroke1'),
    backgroundColor: token('colorNeutralBackground2'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** Number of entries that are listed; the targets have all. */
const MOST_NAMED = 3

export interface TaskSettingsProps {
  task: TaskDetail
  /** The team's limits; undefined = unknown here. */
  limits?: GuardLimits | undefined
}

/** Settings of a task, as text. */
export function TaskSettings({ task, limits }: TaskSettingsProps): ReactNode {
  const t = useT('taskPage')
  const styles = useStyles()
  const what = useWhat(task)
  const pace = usePace(task, limits)
  const ends = useEnds(task)
  const { script, work } = task
  const needsScript = 'script_id' in work.params && work.params.script_id !== null
  return (
    <Stack gap="L">
      <KeyValueList items={[...what, ...pace, ...ends]} />
      {script && <blockquote className={styles.script}>{script.text}</blockquote>}
      {needsScript && !script && <span>{t('scriptGone')}</span>}
    </Stack>
  )
}

/** Kind, sources or audience, and content. */
function useWhat({ work, script, executor }: TaskDetail): KeyValue[] {
  const t = useT('taskPage')
  const tTask = useT('task')
  const wizard = useT('wizard')
  const describe = useAudienceText()
  const items: KeyValue[] = [{ label: tTask('kind'), value: tTask(`kind.${work.kind}`) }]
  const { params } = work
  for (const list of ['links', 'profiles', 'keywords', 'groups'] as const) {
    const entries = (params as Partial<Record<typeof list, string[]>>)[list]
    if (entries)
      items.push({
        label: wizard(`list.${entriesOf(work.kind, list)}`),
        value: <Entries entries={entries} />,
        wide: entries.some((entry) => entry.includes('/')),
      })
  }
  if ('audience' in params) {
    items.push({ label: t('audience'), value: describe(params.audience) })
    items.push({ label: wizard('skipReached'), value: t(params.deduplication ? 'yes' : 'no') })
  }
  if (script) items.push({ label: wizard('script'), value: script.title })
  if ('profile' in params)
    for (const part of ['name', 'bio', 'location', 'url'] as const) {
      const value = params.profile[part]
      if (value) items.push({ label: wizard(`profile.${part}`), value })
    }
  if ('language' in params) items.push({ label: wizard('language'), value: params.language })
  items.push({ label: tTask('executor'), value: tTask(`executor.${executor}`) })
  return items
}

/** A link that breaks after a slash, if at all. */
function breakable(link: string): ReactNode {
  const parts = link.split(/(?<=\/)/)
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ))
}

function Entries({ entries }: { entries: readonly string[] }): ReactNode {
  const t = useT('taskPage')
  const more = entries.length - MOST_NAMED
  return (
    <Stack as="span" gap="none">
      {entries.slice(0, MOST_NAMED).map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one may stand there twice, and the list never changes.
        <span key={at}>{breakable(entry)}</span>
      ))}
      {more > 0 && <span>{t('moreEntries', { count: more })}</span>}
    </Stack>
  )
}

/** Amount, pace, limits and start. */
function usePace(
  { work, account, network, scheduled_at, cost }: TaskDetail,
  limits: GuardLimits | undefined,
): KeyValue[] {
  const t = useT('taskPage')
  const tTask = useT('task')
  const wizard = useT('wizard')
  const format = useFormat()
  const { lang } = useLanguage()
  const { params } = work
  const items: KeyValue[] = []
  for (const name of [
    'target_count',
    'promotion_count',
    'comment_count',
    'like_count',
    'group_count',
    'people_per_group',
  ] as const)
    if (name in params)
      items.push({
        label: wizard(`amount.${name}`),
        value: format.number((params as Partial<Record<typeof name, number>>)[name]),
      })
  if ('send_interval_seconds' in params)
    items.push({ label: wizard('interval'), value: format.duration(params.send_interval_seconds * 1000) })
  if ('target_count' in params) {
    const deduplication = params.deduplication ?? 'task'
    items.push(
      { label: wizard('deduplication'), value: wizard(`deduplication.${deduplication}`) },
      { label: wizard('deep'), value: t(params.deep_collection ? 'yes' : 'no') },
    )
  } else if (limits) {
    const cap = limits.caps[guardedNetwork(network)][work.kind as PromotionKind]
    items.push({
      label: wizard('dailyCap'),
      value: cap === 0 ? wizard('dailyCapNone') : wizard('dailyCapOf', { count: cap }),
    })
  }
  if (cost !== null) items.push({ label: wizard('cost'), value: format.money(cost) })
  const there = createFormat(lang, account.time_zone)
  const zone = hasZone(account.time_zone) ? account.time_zone : there.zone
  items.push({
    label: tTask('startTime'),
    value: scheduled_at ? t('inZone', { time: there.dateTime(scheduled_at), zone }) : t('atOnce'),
  })
  return items
}

/** End conditions. */
function useEnds({ work: { params }, target_count }: TaskDetail): KeyValue[] {
  const t = useT('taskPage')
  const format = useFormat()
  const first = 'target_count' in params ? t('endsAtCount', { count: target_count }) : t('endsAtList')
  const { duration_minutes: minutes } = params
  const second = minutes === null ? null : t('endsAfter', { time: format.duration(minutes * 60_000) })
  return [{ label: t('endsWhen'), value: second ? t('or', { first, second }) : first }]
}

/** @returns a promotion's audience as text */
function useAudienceText(): (audience: Audience) => string {
  const t = useT('taskPage')
  const wizard = useT('wizard')
  const format = useFormat()
  const wordsOf = useFilterWords()
  return (audience) => {
    const from = wizard(`from.${audience.from}`)
    const filters = audience.from === 'library' ? wordsOf(audience.filter) : []
    return filters.length > 0 ? t('audienceFiltered', { from, filters: format.list(filters) }) : from
  }
}
