import type { NetworkAddress } from '@seaport/contract/kernel/network'
import { useT } from '@seaport/i18n/react'
import { LinesField } from '@seaport/ui/lines-field'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import type { SourceKind } from '../../task-draft.ts'

interface SourceStepProps {
  source: SourceKind
  field: Field<string[]>
  /** The network's own address, for the example. */
  address: NetworkAddress | undefined
  /** Entries that cannot be read. */
  wrong: readonly string[]
}

/** Where to start from: posts, profiles or keywords. */
export function SourceStep({ source, field, address, wrong }: SourceStepProps): ReactNode {
  const t = useT('desktop')
  const base = address?.web_base ?? ''
  const example = {
    posts: `${base}/name/status/1234567890`,
    profiles: `${base}/name\n@name`,
    keywords: t('keywordExample'),
  }[source]
  const complaint =
    wrong[0] !== undefined
      ? t(`unreadable.${source as 'posts' | 'profiles'}`, { entry: wrong[0] })
      : undefined
  return (
    <LinesField
      field={{ ...field, error: field.error ?? complaint }}
      label={t(`sourceLabel.${source}`)}
      hint={t('onePerLine')}
      placeholder={example}
      rows={6}
      required
    />
  )
}
