import type { NetworkSettings } from '@seaport/contract/kernel/network-settings'
import { useT } from '@seaport/i18n/react'
import { type AddressPlace, addressCheck } from '@seaport/platforms/task-address'
import { AddressLines } from '@seaport/product-ui/address-lines'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import type { CollectionKind, SourceKind } from '../../task-draft.ts'

interface SourceStepProps {
  source: SourceKind
  field: Field<string[]>
  /** The network's own address, for the example. */
  address: Pick<NetworkSettings, 'web_base'> | undefined
  kind: CollectionKind
  /** Where the chosen account's network is. */
  place: AddressPlace | undefined
}

/** Where to start from: posts, profiles or keywords. */
export function SourceStep({ kind, source, field, address, place }: SourceStepProps): ReactNode {
  const t = useT('desktop')
  const base = address?.web_base ?? ''
  const example = {
    posts: `${base}/name/status/1234567890`,
    profiles: `${base}/name\n@name`,
    groups: `${base}/groups/1234567890`,
    keywords: t('keywordExample'),
  }[source]
  return (
    <AddressLines
      check={addressCheck(kind, place)}
      field={field}
      label={t(`sourceLabel.${source}`)}
      hint={t('onePerLine')}
      placeholder={example}
      rows={6}
      required
    />
  )
}
