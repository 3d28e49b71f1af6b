import { makeStyles } from '@fluentui/react-components'
import { getTranslation } from '@seaport/contract/work/translation'
import { useFormat, useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

const useStyles = makeStyles({ text: { margin: 0 } })

/** This month's translation usage, or that translation is unavailable. */
export function TranslationUse(): ReactNode {
  const t = useT('plan')
  const format = useFormat()
  const styles = useStyles()
  const { data } = useEndpointQuery(getTranslation, {})
  if (!data) return undefined
  const { provider, used, allowance, renews_at } = data
  const date = format.date(renews_at)
  const use = () =>
    allowance === null
      ? t('translationUsedUnlimited', { used, date })
      : t('translationUsed', { used, allowance, date })
  return (
    <PageCard title={t('translation')}>
      <p className={styles.text}>{t('translationText')}</p>
      <p className={styles.text}>{provider ? use() : t('translationOff')}</p>
    </PageCard>
  )
}
