import type { z } from 'zod'
import { invalidRequest } from './errors.ts'

/** Parses a body by its schema. @throws X's 400 that names each wrong field */
export function readBody<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const read = schema.safeParse(body ?? {})
  if (read.success) return read.data
  const bad = read.error.issues.map((issue) => {
    const name = issue.path.join('.') || '$'
    return { name, values: [], message: `$.${name}: ${issue.message}` }
  })
  throw invalidRequest(...bad)
}
