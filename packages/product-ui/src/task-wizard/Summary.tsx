import { Link } from '@fluentui/react-link'
import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-message-bar'
import { useFormat, useT } from '@seaport/i18n/react'
import { offerOf } from '@seaport/platforms/capabilities'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import type { ReactNode } from 'react'
import { dailyCap } from './kind-defaults.ts'
import { amountsOf } from './task-draft.ts'
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
          { label: t('ports'), value: t('portsTaken', { count: chosen.length }) },
          { label: tTask('executor'), value: why(`executor.${executor}`) },
          ...limits,
          ...cost,
        ]}
      />
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
          {executor === 'assisted' && t('byHandWaits')} {reason && why(`reason.${reason}`)}{' '}
          <Link href={source} target="_blank" rel="noreferrer">
            {t('networkDocs')}
          </Link>
        </MessageBarBody>
      </MessageBar>
    </>
  )
}

/** The guard's limits for this task: daily cap, quiet hours, and the minimum number of days. */
function useLimitLines({ form, chosen, limits }: StepProps): KeyValue[] {
  const t = useT('wizard')
  const { kind, params } = form.values.work
  const [first] = chosen
  const cap = kind === '' || !first ? null : dailyCap(first.network, kind, limits)
  if (cap === null || !limits || kind === '' || !first) return []
  const asked = amountsOf(kind).reduce((product, name) => product * (params[name] ?? 1), 1)
  const days = cap === 0 ? null : Math.ceil(asked / chosen.length / cap)
  const { quiet_hours: quiet } = limits
  return [
    { label: t('dailyCap'), value: cap === 0 ? t('dailyCapNone') : t('dailyCapOf', { count: cap }) },
    {
      label: t('quiet'),
      value: quiet ? t('quietFromTo', { ...quiet, zone: first.time_zone }) : t('quietNone'),
    },
    ...(days !== null && days > 1 ? [{ label: t('atLeast'), value: t('days', { count: days }) }] : []),
  ]
}
