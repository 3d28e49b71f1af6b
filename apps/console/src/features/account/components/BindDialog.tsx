import { proxyAddress } from '@seaport/contract/address/proxy-address'
import * as proxySchema from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import { reportBulk, withoutLeft } from '@seaport/ui/bulk-report'
import { ComboField } from '@seaport/ui/combo-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useBindProxy } from '../api/account-actions.ts'
import { useProxyOptions } from '../api/useProxyOptions.ts'

/** Binds accounts to a proxy, within its limit. */
export function BindDialog(props: {
  ids: readonly string[]
  /** Called with those that were bound. */
  onClose: (changed: readonly string[]) => void
}): ReactNode {
  const t = useT('account')
  const [search, setSearch] = useState('')
  const proxies = useProxyOptions(search)
  const bind = useBindProxy()
  const form = useForm({
    schema: proxySchema.assignProxy.body,
    initial: { account_ids: [...props.ids], proxy_id: '' },
    onSubmit: async (body) => {
      const { assigned, ...left } = await bind.mutateAsync({ body })
      void reportBulk({ title: t('bound', { count: assigned }), done: assigned, ...left })
      props.onClose(withoutLeft(props.ids, left.left_out))
    },
  })
  return (
    <FormDialog
      title={t('ask.bind', { count: props.ids.length })}
      action={t('do.bind')}
      form={form}
      onClose={() => props.onClose([])}
    >
      <ComboField
        field={form.field('proxy_id')}
        label={t('proxy')}
        hint={t('effect.proxyOnly')}
        placeholder={t('searchProxy')}
        options={(proxies ?? []).map((proxy) => ({
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
