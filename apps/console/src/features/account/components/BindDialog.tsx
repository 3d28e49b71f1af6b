import { proxyAddress } from '@seaport/contract/address/proxy-address'
import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import * as proxySchema from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import { ComboField } from '@seaport/ui/combo-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useBindProxy } from '../api/account-actions.ts'
import { useProxyOptions } from '../api/useProxyOptions.ts'

/** Binds accounts to a proxy, within its limit. */
export function BindDialog(props: { ids: readonly string[]; onClose: (bound: boolean) => void }): ReactNode {
  const t = useT('account')
  const [search, setSearch] = useState('')
  const proxies = useProxyOptions(search)
  const [chosen, setChosen] = useState<ProxyEntry>()
  const bind = useBindProxy()
  const form = useForm({
    schema: proxySchema.assignProxy.body,
    initial: { account_ids: [...props.ids], proxy_id: '' },
    onSubmit: async (body) => {
      const { assigned } = await bind.mutateAsync({ body })
      notify.success(t('bound', { count: assigned }))
      props.onClose(true)
    },
  })
  const field = form.field('proxy_id')
  // Keeps the chosen option while another search runs.
  const listed = [...(proxies ?? [])]
  if (chosen && !listed.some(({ id }) => id === chosen.id)) listed.unshift(chosen)
  return (
    <FormDialog
      title={t('ask.bind', { count: props.ids.length })}
      action={t('do.bind')}
      form={form}
      onClose={() => props.onClose(false)}
    >
      <ComboField
        field={{
          ...field,
          set: (id) => {
            setChosen(listed.find((proxy) => proxy.id === id))
            setSearch('')
            field.set(id)
          },
        }}
        label={t('proxy')}
        hint={t('effect.proxyOnly')}
        placeholder={t('searchProxy')}
        options={listed.map((proxy) => ({
          value: proxy.id,
          label: t('proxyRoom', {
            address: proxyAddress(proxy),
            group: proxy.group.name,
            allocated: proxy.allocated,
            limit: proxy.allocation_limit,
          }),
        }))}
        onSearch={setSearch}
        required
      />
    </FormDialog>
  )
}
