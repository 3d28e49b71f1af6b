import type { listCustomers, listPayers } from '@seaport/contract/money/customer'
import type { Customer } from '@seaport/contract/money/customer.schema'
import { ComboField } from '@seaport/ui/combo-field'
import { useDebounced } from '@seaport/ui/use-debounced'
import type { Field } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Customers that a search finds at once. */
const FOUND = 50

export interface CustomerFieldProps {
  /** Holds the customer's id. */
  field: Field<string>
  /** The list to search: each needs the key of its own screen. */
  from: typeof listCustomers | typeof listPayers
  label: string
  hint?: string
  /** The chosen customer, kept as an option during a search. */
  known?: Pick<Customer, 'id' | 'email'> | undefined
  /** Called with the chosen customer; undefined when the field was emptied. */
  onChoose?: (customer: Customer | undefined) => void
}

/** A supervisor, found by email or name. */
export function CustomerField({ field, from, known, onChoose, ...frame }: CustomerFieldProps): ReactNode {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const query = { page_size: FOUND, order: 'asc', ...(search && { search }) } as const
  const list =
    useEndpointQuery<typeof listCustomers | typeof listPayers>(from, { query }, { paged: true }).data?.list ??
    []
  const label = ({ email, username }: Customer) => (username ? `${email} · ${username}` : email)
  const found = list.map((customer) => ({ value: customer.id, label: label(customer) }))
  const missing = known && !found.some(({ value }) => value === known.id)
  return (
    <ComboField
      {...frame}
      required
      field={{
        ...field,
        set: (id) => {
          field.set(id)
          onChoose?.(list.find((customer) => customer.id === id))
        },
      }}
      options={missing ? [{ value: known.id, label: known.email }, ...found] : found}
      onSearch={setTyped}
    />
  )
}
