import { hostAndPort } from '@seaport/contract/address/proxy-address'
import { type ProxyEntry, ProxyScheme } from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { PasswordField } from '@seaport/ui/password-field'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { type Field, useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { GroupField } from '../../../shared/group/GroupField.tsx'
import { useCreateProxy, useUpdateProxy } from '../api/proxy-actions.ts'
import { proxyGroupKind } from '../api/proxy-groups.ts'
import { AddForm, draftOf, EditForm, emptyProxy } from '../proxy-draft.ts'

interface Closable {
  onClose: () => void
}

/** Adds a proxy, or changes one. */
export function ProxyEditor({ proxy, onClose }: Closable & { proxy?: ProxyEntry }): ReactNode {
  return proxy ? <EditProxy proxy={proxy} onClose={onClose} /> : <AddProxy onClose={onClose} />
}

function AddProxy({ onClose }: Closable): ReactNode {
  const t = useT('proxy')
  const create = useCreateProxy()
  const form = useForm({
    schema: AddForm,
    initial: emptyProxy,
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      notify.success(t('done'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('create')} action={t('add')} form={form} size="medium" onClose={onClose}>
      <FormRow>
        <GroupField kind={proxyGroupKind} field={form.field('group_id')} />
        <SchemeField field={form.field('scheme')} />
      </FormRow>
      <FormRow>
        <HostField field={form.field('ip')} />
        <PortField field={form.field('port')} />
      </FormRow>
      <FormRow>
        <TextField field={form.field('username')} label={t('username')} autoComplete="off" />
        <PasswordField field={form.field('password')} label={t('password')} autoComplete="new-password" />
      </FormRow>
      <FormRow>
        <LimitField field={form.field('allocation_limit')} />
        <ConcurrencyField field={form.field('concurrency_limit')} />
      </FormRow>
      <TextField field={form.field('remark')} label={t('remark')} maxLength={500} />
    </FormDialog>
  )
}

function EditProxy({ proxy, onClose }: Closable & { proxy: ProxyEntry }): ReactNode {
  const t = useT('proxy')
  const update = useUpdateProxy()
  const form = useForm({
    schema: EditForm,
    initial: draftOf(proxy),
    onSubmit: async (_, changed) => {
      await update.mutateAsync({ params: { id: proxy.id }, body: changed })
      notify.success(t('done'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('editTitle', { name: hostAndPort(proxy) })}
      form={form}
      size="medium"
      onClose={onClose}
    >
      <FormRow>
        <SchemeField field={form.field('scheme')} />
        <HostField field={form.field('ip')} />
        <PortField field={form.field('port')} />
      </FormRow>
      <FormRow>
        <TextField field={form.field('username')} label={t('username')} autoComplete="off" />
        <PasswordField
          field={form.field('password')}
          label={t('password')}
          {...(proxy.has_password && { hint: t('passwordKept') })}
          autoComplete="new-password"
          disabled={form.values.drop_password}
        />
      </FormRow>
      {proxy.has_password && <CheckboxField field={form.field('drop_password')} label={t('passwordDrop')} />}
      <FormRow>
        <LimitField field={form.field('allocation_limit')} />
        <ConcurrencyField field={form.field('concurrency_limit')} />
      </FormRow>
      <TextField field={form.field('remark')} label={t('remark')} maxLength={500} />
    </FormDialog>
  )
}

/** The proxy's protocol. */
export function SchemeField({ field }: { field: Field<ProxyScheme | ''> }): ReactNode {
  const t = useT('proxy')
  const options = ProxyScheme.options.map((value) => ({ value, label: value.toUpperCase() }))
  return <SelectField field={field} label={t('scheme')} options={options} required />
}

function HostField({ field }: { field: Field<string> }): ReactNode {
  const t = useT('proxy')
  return <TextField field={field} label={t('ip')} hint={t('ipHint')} autoComplete="off" required />
}

function PortField({ field }: { field: Field<number | null> }): ReactNode {
  const t = useT('proxy')
  return <NumberField field={field} label={t('port')} min={1} max={65_535} required />
}

/** Maximum accounts bound to the proxy. */
export function LimitField({ field }: { field: Field<number | null> }): ReactNode {
  const t = useT('proxy')
  return <NumberField field={field} label={t('limit')} hint={t('limitHint')} min={1} max={1000} required />
}

function ConcurrencyField({ field }: { field: Field<number | null> }): ReactNode {
  const t = useT('proxy')
  return <NumberField field={field} label={t('concurrency')} hint={t('concurrencyHint')} min={1} max={1000} />
}
