import { isX } from '@seaport/contract/kernel/network-settings'
import { toDollars } from '@seaport/contract/kernel/x-prices'
import { isDealtOut } from '@seaport/contract/work/task-batch'
import { estimateCost } from '@seaport/contract/work/task-cost'
import { createFormat } from '@seaport/i18n/format'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { hasLink } from '@seaport/network-text/links'
import { offerOf } from '@seaport/platforms/capabilities'
import type { KeyValue } from '@seaport/ui/key-value-list'
import { listOf, targetsOf } from './task-draft.ts'
import type { StepProps } from './task-wizard.types.ts'

/** Maximum cost of the tasks if the network is paid per use, with the date of its prices; nothing elsewhere. */
export function useCostLine({ form, chosen, networks, useScript }: StepProps): KeyValue[] {
  const t = useT('wizard')
  const format = useFormat()
  const { lang } = useLanguage()
  const { kind, params } = form.values.work
  // Without its text a post is assumed to contain a link.
  const script = useScript(params.script_id)
  const [first] = chosen
  const settings = networks.find(({ network }) => network === first?.network)
  if (kind === '' || !first || !settings || !isX(settings)) return []
  const executor = form.values.executor || offerOf(networks, first.network, kind).executor
  if (executor !== 'api') return []
  const times = isDealtOut(kind) ? 1 : chosen.length
  // A draft keeps the lists of the kinds that were chosen before.
  const list = listOf(kind)
  const sources = list ? params[list].length : 0
  const link = !script || hasLink(script.text)
  const question = {
    kind,
    amount: targetsOf(kind, params) * times,
    // Accounts share them: kinds that read sources are dealt out.
    sources,
    deep: params.deep_collection,
    link,
  }
  const micros = estimateCost(question, settings)
  if (micros === 0) return []
  const cost = format.money(toDollars(micros))
  // A day without a time: in the viewer's zone it could be the one before.
  const date = createFormat(lang, 'UTC').date(settings.prices_date)
  return [{ label: t('cost'), value: t('costAtMost', { cost, date }) }]
}
