import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { findGaps, type Range } from '../gaps.ts'
import { useTierText } from './useTierText.ts'

/** Maximum ranges listed; the number of others is shown. */
const NAMED = 4

/** Lists the purchases between the smallest and the largest that have no price, and are therefore refused. */
export function UnpricedRanges({ tiers }: { tiers: readonly Range[] }): ReactNode {
  const t = useT('price')
  const format = useFormat()
  const text = useTierText()
  const gaps = findGaps(tiers)
  if (gaps.length === 0) return undefined
  const names = gaps.slice(0, NAMED).map(text.purchases)
  const rest = gaps.length - names.length
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('gaps', { ranges: format.list(rest > 0 ? [...names, t('more', { count: rest })] : names) })}
      </MessageBarBody>
    </MessageBar>
  )
}
