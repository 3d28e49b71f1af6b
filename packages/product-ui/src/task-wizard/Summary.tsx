import { Link, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import type { Script } from '@seaport/contract/work/script.schema'
import { isDealtOut } from '@seaport/contract/work/task-batch'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { createFormat } from '@seaport/i18n/format'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { hasZone } from '@seaport/i18n/zoned-time'
import { offerOf } from '@seaport/platforms/capabilities'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { useNow } from '@seaport/ui/use-now'
import type { ReactNode } from 'react'
import { entriesOf } from '../task/entries-of.ts'
import { putOffUntil, workByHandMs } from './first-start.ts'
import { dailyCap } from './kind-defaults.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { hasParam, listOf, targetsOf } from './task-draft.ts'
import type { StepProps } from './task-wizard.types.ts'
import { useAudiencePreview } from './useAudiencePreview.ts'
import { useCostLine } from './useCostLine.ts'

/** Summary of the task: what is created, who carries it out, which limits apply. */
export function Summary(props: StepProps): ReactNode {
  const t = useT('wizard')
  const tTask = useT('task')
  const why = useT('capability')
  const format = useFormat()
  const limits = useLimitLines(props)
  const cost = useCostLine(props)
  const script = useChosenScript(props)
  const content = useContentLines(props, script)
  const putOff = usePutOff(props)
  const handMinutes = useHandTime(props)
  const incomplete = useAudiencePreview(props).data?.incomplete ?? 0
  const { form, chosen } = props
  const { kind } = form.values.work
  const [first] = chosen
  if (kind === '' || !first) return null
  const offer = offerOf(props.networks, first.network, kind)
  const { reason, source } = offer
  const executor = form.values.executor || offer.executor
  const handles = (some: StepProps['chosen']) =>
    format.list(some.map(({ account }) => t('at', { handle: account })))
  const signedOut =
    executor === 'api' ? chosen.filter(({ login_status }) => login_status === 'logged_out') : []
  return (
    <>
      <KeyValueList
        items={[
          { label: t('kind'), value: tTask(`kind.${kind}`) },
          { label: t('accounts'), value: handles(chosen) },
          ...content,
          { label: t('ports'), value: t('portsTaken', { count: chosen.length }) },
          { label: tTask('executor'), value: why(`executor.${executor}`) },
          ...limits,
          ...cost,
        ]}
      />
      {script && <MessagePreview {...props} script={script} />}
      {putOff.length > 0 && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{format.sentences(putOff)}</MessageBarBody>
        </MessageBar>
      )}
      {executor === 'api' && incomplete > 0 && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{t('incomplete.api', { count: incomplete })}</MessageBarBody>
        </MessageBar>
      )}
      {signedOut.length > 0 && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{t('needsSignIn', { accounts: handles(signedOut) })}</MessageBarBody>
        </MessageBar>
      )}
      <MessageBar
        intent={executor === 'assisted' ? 'info' : reason ? 'warning' : 'success'}
        layout="multiline"
      >
        <MessageBarBody>
          <MessageBarTitle>{why(`words.${executor}`)}</MessageBarTitle>
          {format.sentences([
            ...(executor === 'assisted'
              ? [handMinutes === null ? t('byHandWaits') : t('byHandTakes', { time: handMinutes })]
              : []),
            ...(reason ? [why(`reason.${reason}`)] : []),
          ])}{' '}
          <Link href={source} target="_blank" rel="noreferrer">
            {t('networkDocs')}
          </Link>
        </MessageBarBody>
      </MessageBar>
    </>
  )
}

/** The chosen script, for the kinds that have one. */
function useChosenScript({ form, useScript }: StepProps): Script | undefined {
  const { params, kind } = form.values.work
  return useScript(hasParam(kind, 'script_id') ? params.script_id : '') ?? undefined
}

/** Most sources that the summary names. */
const NAMED_SOURCES = 3

/** Sources, text, and number of people. */
function useContentLines(props: StepProps, script: Script | undefined): KeyValue[] {
  const t = useT('wizard')
  const tPage = useT('taskPage')
  const format = useFormat()
  const { data } = useAudiencePreview(props)
  const { params, kind } = props.form.values.work
  const { from } = params.audience
  const list = listOf(kind)
  const sources = list ? params[list] : []
  const more = sources.length - NAMED_SOURCES
  return [
    ...(list
      ? [
          {
            label: t(`list.${entriesOf(kind, list)}`),
            value: format.list([
              ...sources.slice(0, NAMED_SOURCES),
              ...(more > 0 ? [tPage('moreEntries', { count: more })] : []),
            ]),
          },
        ]
      : []),
    ...(script ? [{ label: t('script'), value: script.title }] : []),
    ...(hasParam(kind, 'audience') && data && from !== ''
      ? [
          {
            label: t('preview'),
            value: t('audienceOf', { from: t(`from.${from}`), count: data.ready }),
          },
        ]
      : []),
  ]
}

/** Zones of the accounts, each once. */
const zonesOf = (chosen: StepProps['chosen']) => [...new Set(chosen.map(({ time_zone }) => time_zone))]

/** @returns why and when the first target is reached later than requested, for each zone in which it is */
function usePutOff({ form, chosen, limits }: StepProps): string[] {
  const t = useT('wizard')
  const { lang } = useLanguage()
  const now = useNow()
  const { start, work } = form.values
  const quiet = limits?.quiet_hours ?? null
  if (!quiet || work.kind === '' || taskKinds[work.kind].family === 'collection') return []
  const zones = zonesOf(chosen)
  return zones.filter(hasZone).flatMap((zone) => {
    const until = putOffUntil(start.mode === 'at' ? start.at : null, now, quiet, zone)
    if (until === null) return []
    const values = { time: createFormat(lang, zone).moment(until), ...quiet, zone }
    return [zones.length > 1 ? t('putOffIn', values) : t('putOff', values)]
  })
}

/** @returns how long a person works on it, in words; null while the number of targets is unknown */
function useHandTime(props: StepProps): string | null {
  const format = useFormat()
  const { data } = useAudiencePreview(props)
  const { kind, params } = props.form.values.work
  const asked = targetsOf(kind, params)
  const targets = hasParam(kind, 'audience') ? Math.min(asked, data?.ready ?? 0) : asked
  if (kind === '' || targets === 0) return null
  return format.duration(workByHandMs(targets, params.send_interval_seconds ?? 0))
}

/** The guard's limits for this task: daily cap, quiet hours, and the minimum number of days. */
function useLimitLines({ form, chosen, limits }: StepProps): KeyValue[] {
  const t = useT('wizard')
  const format = useFormat()
  const { kind, params } = form.values.work
  const [first] = chosen
  const cap = kind === '' || !first ? null : dailyCap(first.network, kind, limits)
  if (cap === null || !limits || kind === '' || !first) return []
  const ofEach = targetsOf(kind, params) / (isDealtOut(kind) ? chosen.length : 1)
  const days = cap === 0 ? null : Math.ceil(ofEach / cap)
  const { quiet_hours: quiet } = limits
  return [
    { label: t('dailyCap'), value: cap === 0 ? t('dailyCapNone') : t('dailyCapOf', { count: cap }) },
    {
      label: t('quiet'),
      value: quiet ? t('quietFromTo', { ...quiet, zone: format.list(zonesOf(chosen)) }) : t('quietNone'),
    },
    ...(days !== null && days > 1 ? [{ label: t('atLeast'), value: t('days', { count: days }) }] : []),
  ]
}
