import type { FieldError } from '@seaport/contract/kernel/envelope.schema'
import type { Reason } from '@seaport/contract/kernel/reason'

/** A refusal. Thrown anywhere below a route and answered as an envelope; a surrounding transaction is rolled back. */
export class Refused extends Error {
  readonly reason: Reason
  /** Values of the placeholders in the reason's text. */
  readonly values: Record<string, string | number>
  readonly fieldErrors: readonly FieldError[] | undefined
  /** A text of the administrators, instead of the reason's. */
  readonly words: string | undefined

  constructor(
    reason: Reason,
    values: Record<string, string | number>,
    fieldErrors?: readonly FieldError[],
    words?: string,
  ) {
    super(reason)
    this.reason = reason
    this.values = values
    this.fieldErrors = fieldErrors
    this.words = words
  }
}

/**
 * Refuses the request.
 * @param values of the placeholders in the reason's text in the i18n namespace `error`
 */
export function refuse(reason: Reason, values: Record<string, string | number> = {}): never {
  throw new Refused(reason, values)
}

/**
 * Refuses fields of the body that are valid by themselves but contradict the server's data; each field gets the reason's text.
 * @param fields names, or paths with dots: `work.params.script_id`
 * @param values of the placeholders in the reason's text
 */
export function refuseFields(
  reason: Reason,
  fields: readonly string[],
  values: Record<string, string | number> = {},
): never {
  throw new Refused(
    reason,
    values,
    fields.map((field) => ({ loc: ['body', ...field.split('.')], msg: '' })),
  )
}

/** @returns `row`, or refuses with not_found; also for another tenant's row, whose existence must not be revealed */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) refuse('not_found')
  return row
}
