import type { EndpointSchemas } from '@seaport/contract/kernel/endpoint'
import { z } from 'zod'

/** Where a field is in a part of a request; an item of a list is number 0. */
export type FieldPath = readonly (string | number)[]

/** @returns every field that the contract declares in a part of a request, however deep */
export function fieldsOf(schema: EndpointSchemas['body'] | undefined, at: FieldPath = []): FieldPath[] {
  const { def } = (schema ?? {}) as { def?: { innerType?: z.ZodType } }
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => [
      [...at, name],
      ...fieldsOf(inner as z.ZodType, [...at, name]),
    ])
  if (schema instanceof z.ZodUnion)
    return (schema.def.options as z.ZodType[]).flatMap((option) => fieldsOf(option, at))
  if (schema instanceof z.ZodArray) return fieldsOf(schema.def.element as z.ZodType, [...at, 0])
  return def?.innerType ? fieldsOf(def.innerType, at) : []
}
