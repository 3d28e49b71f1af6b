import { concerns, withValue } from './paths.ts'
import { type Complaint, errorField, type Rejection } from './rejection.ts'

export interface FormState<V> {
  values: V
  /** Fields that have been left: their faults may be shown. */
  touched: ReadonlySet<string>
  /** How often the form was sent, or tried to be: after the first time every fault is shown. */
  attempts: number
  /** Grows whenever the first wrong field shall take the focus. */
  calls: number
  submitting: boolean
  /** What the server said about single fields; forgotten when the field changes. */
  fieldErrors: ReadonlyMap<string, string>
  /** What the server said about the whole. */
  rejection: Rejection | undefined
}

/** What the server said, the fields that the form has, and how sentences stand in a row in the user's language. */
interface Refusal {
  rejection: Rejection
  fields: readonly string[]
  join: (sentences: readonly string[]) => string
}

export type FormAction<V> =
  | { type: 'change'; name: string; value: unknown }
  | { type: 'leave'; name: string }
  | { type: 'attempt' }
  | { type: 'send' }
  | ({ type: 'reject' } & Refusal)
  | ({ type: 'complain' } & Refusal)
  | { type: 'done' }
  | { type: 'reset'; values: V }

/** A form before anybody has touched it. */
export function initialFormState<V>(values: V): FormState<V> {
  return {
    values,
    touched: new Set(),
    attempts: 0,
    calls: 0,
    submitting: false,
    fieldErrors: new Map(),
    rejection: undefined,
  }
}

export function formReducer<V>(state: FormState<V>, action: FormAction<V>): FormState<V> {
  switch (action.type) {
    case 'change':
      return {
        ...state,
        values: withValue(state.values, action.name, action.value),
        fieldErrors: without(state.fieldErrors, action.name),
      }
    case 'leave':
      return state.touched.has(action.name)
        ? state
        : { ...state, touched: new Set(state.touched).add(action.name) }
    case 'attempt':
      return { ...state, attempts: state.attempts + 1, calls: state.calls + 1 }
    case 'send':
      return { ...state, submitting: true, rejection: undefined, fieldErrors: new Map() }
    case 'reject':
      return {
        ...state,
        ...assign(action),
        attempts: state.attempts + 1,
        calls: state.calls + 1,
        submitting: false,
      }
    case 'complain':
      return { ...state, ...assign(action), calls: state.calls + 1 }
    case 'done':
      return { ...state, submitting: false }
    case 'reset':
      return initialFormState(action.values)
  }
}

function without(fieldErrors: ReadonlyMap<string, string>, name: string): ReadonlyMap<string, string> {
  if (!fieldErrors.has(name)) return fieldErrors
  const rest = new Map(fieldErrors)
  rest.delete(name)
  return rest
}

/** Gives each complaint to the field it is about; what belongs to no field on the form is said about the whole. */
function assign({ rejection, fields, join }: Refusal): Pick<FormState<unknown>, 'fieldErrors' | 'rejection'> {
  const fieldErrors = new Map<string, string>()
  const homeless: Complaint[] = []
  for (const complaint of rejection.detail ?? []) {
    const about = errorField(complaint)
    const field = fields.find((name) => concerns(name, about))
    if (field === undefined) homeless.push(complaint)
    else if (!fieldErrors.has(field)) fieldErrors.set(field, complaint.msg)
  }
  const texts = homeless.map(({ msg }) => msg)
  const message = texts.length > 0 ? join(texts) : fieldErrors.size > 0 ? undefined : rejection.message
  const whole = message !== undefined || fieldErrors.size === 0
  return { fieldErrors, rejection: whole ? { ...rejection, message } : undefined }
}
