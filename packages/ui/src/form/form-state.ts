import { concerns, rebased, withValue } from './paths.ts'
import { errorField, type FieldError, type SubmitError } from './submit-error.ts'

export interface FormState<V> {
  values: V
  /** Fields that lost the focus once: their errors may be shown. */
  touched: ReadonlySet<string>
  /** Number of attempts to submit; after the first one every error is shown. */
  attempts: number
  /** Increases whenever the first invalid field must take the focus. */
  calls: number
  submitting: boolean
  /** The server's errors by field; cleared when the field changes. */
  fieldErrors: ReadonlyMap<string, string>
  /** The server's error about the form as a whole. */
  submitError: SubmitError | undefined
}

/** The server's error, the form's fields, and how sentences are joined in the user's language. */
export interface Refusal {
  submitError: SubmitError
  fields: readonly string[]
  join: (sentences: readonly string[]) => string
}

export type FormAction<V> =
  | { type: 'change'; name: string; value: unknown }
  | { type: 'blur'; name: string }
  | { type: 'attempt' }
  | { type: 'send' }
  | ({ type: 'reject' } & Refusal)
  | ({ type: 'set-errors' } & Refusal)
  | { type: 'done' }
  | { type: 'reset'; values: V }
  | { type: 'follow'; from: V; to: V }

/** Initial state of a form. */
export function initialFormState<V>(values: V): FormState<V> {
  return {
    values,
    touched: new Set(),
    attempts: 0,
    calls: 0,
    submitting: false,
    fieldErrors: new Map(),
    submitError: undefined,
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
    case 'blur':
      return state.touched.has(action.name)
        ? state
        : { ...state, touched: new Set(state.touched).add(action.name) }
    case 'attempt':
      return { ...state, attempts: state.attempts + 1, calls: state.calls + 1 }
    case 'send':
      return { ...state, submitting: true, submitError: undefined, fieldErrors: new Map() }
    case 'reject':
      return {
        ...state,
        ...assign(action),
        attempts: state.attempts + 1,
        calls: state.calls + 1,
        submitting: false,
      }
    case 'set-errors':
      return { ...state, ...assign(action), calls: state.calls + 1 }
    case 'done':
      return { ...state, submitting: false }
    case 'reset':
      return initialFormState(action.values)
    case 'follow':
      return { ...state, values: rebased(state.values, action.from, action.to) }
  }
}

function without(fieldErrors: ReadonlyMap<string, string>, name: string): ReadonlyMap<string, string> {
  if (!fieldErrors.has(name)) return fieldErrors
  const rest = new Map(fieldErrors)
  rest.delete(name)
  return rest
}

/** Assigns each error to its field; errors of no field on the form are shown for the form as a whole. */
function assign({
  submitError,
  fields,
  join,
}: Refusal): Pick<FormState<unknown>, 'fieldErrors' | 'submitError'> {
  const fieldErrors = new Map<string, string>()
  const unassigned: FieldError[] = []
  for (const fieldError of submitError.detail ?? []) {
    const about = errorField(fieldError)
    const field = fields.find((name) => concerns(name, about))
    if (field === undefined) unassigned.push(fieldError)
    else if (!fieldErrors.has(field)) fieldErrors.set(field, fieldError.msg)
  }
  const texts = unassigned.map(({ msg }) => msg)
  const message = texts.length > 0 ? join(texts) : fieldErrors.size > 0 ? undefined : submitError.message
  const whole = message !== undefined || fieldErrors.size === 0
  return { fieldErrors, submitError: whole ? { ...submitError, message } : undefined }
}
