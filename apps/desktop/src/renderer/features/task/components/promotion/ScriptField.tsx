import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { Executor, PromotionKind } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { scriptTypesOf } from '@seaport/platforms/capabilities'
import { ComboField } from '@seaport/ui/combo-field'
import type { Field } from '@seaport/ui/use-form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ipcQuery } from '../../../../shared/queries.ts'

interface ScriptFieldProps {
  field: Field<string>
  network: NetworkId | undefined
  kind: PromotionKind | ''
  executor: Executor
}

/** Which of the scripts is said: those that whoever sends it can say on the account's network. */
export function ScriptField({ field, network, kind, executor }: ScriptFieldProps): ReactNode {
  const t = useT('promotion')
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    ...ipcQuery('script.list', { page_size: 50, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  const fits = (data?.list ?? []).filter(
    (script) =>
      !network ||
      !kind ||
      (networks[script.network].brand === networks[network].brand &&
        scriptTypesOf(network, kind, executor).includes(script.type)),
  )
  return (
    <ComboField
      field={field}
      label={t('script')}
      hint={fits.length === 0 ? t('noScripts') : t('scriptHint')}
      options={fits.map(({ id, title }) => ({ value: id, label: title }))}
      onSearch={setSearch}
      required={kind !== 'pull_group'}
    />
  )
}
