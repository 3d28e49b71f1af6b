import { type AuditField, auditFields, auditStates } from '@seaport/contract/platform/audit'
import { useFormat, useT } from '@seaport/i18n/react'
import { useMemo } from 'react'
import type { Change } from '../changes.ts'

interface ChangeWords {
  field(change: Pick<Change, 'field'>): string
  /** null = empty or absent */
  value(field: string, value: unknown): string | null
}

/** What the server records of a secret. */
const HIDDEN = '[hidden]'
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Changed fields and their values in the reader's language. What a later version recorded is shown as stored. */
export function useChangeWords(): ChangeWords {
  const t = useT('audit')
  const format = useFormat()
  return useMemo(
    () => ({
      field: ({ field }) => (isNamed(field) ? t(`field.${field}`) : field),
      value: (field, value) => {
        if (value === null) return null
        if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
        if (typeof value === 'object') return JSON.stringify(value, null, 1)
        const text = String(value)
        if (text === HIDDEN) return t('hidden')
        const state = field === 'status' && auditStates.find((one) => one === text)
        if (state) return t(`status.${state}`)
        return MOMENT.test(text) ? format.dateTime(text) : text
      },
    }),
    [t, format],
  )
}

const isNamed = (field: string): field is AuditField => auditFields.some((one) => one === field)
