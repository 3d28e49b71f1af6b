import { useFormat } from '@seaport/i18n/react'
import { type FormEvent, type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { z } from 'zod'
import { type FormState, formReducer, initialFormState, type Refusal } from './form-state.ts'
import { offerFocus } from './offer-focus.ts'
import { changedFields, concerns, type Draft, type Path, type ValueAt, valueAt } from './paths.ts'
import { type SubmitError, toSubmitError } from './submit-error.ts'
import { useDeferWhilePressed } from './useDeferWhilePressed.ts'
import { useIssueText } from './useIssueText.ts'

/** One field of a form, as the field components take it. */
export interface Field<T> {
  name: string
  value: T
  set: (value: T) => void
  /** Call when the field loses the focus. */
  onBlur: () => void
  /** Error in the user's language; undefined while valid or not to be shown yet. */
  error: string | undefined
  disabled: boolean
}

export interface Form<V> {
  values: V
  field: <P extends Path<V>>(name: P) => Field<ValueAt<V, P>>
  /** Sets several fields at once, as if the user had typed. */
  patch: (values: Partial<V>) => void
  reset: (values?: V) => void
  submit: (event?: FormEvent) => void
  /** Shows why another request of the form was refused, a code by mail for instance; untouched fields show no error. */
  setErrors: (error: unknown) => void
  submitting: boolean
  /** Whether the values differ from the first ones. */
  dirty: boolean
  /** The server's refusal of the form as a whole, if it is not about single fields. */
  submitError: SubmitError | undefined
  /** For the form element. */
  ref: RefObject<HTMLFormElement | null>
}

export interface FormOptions<S extends z.ZodType> {
  /** May be loaded lazily, at the first input; must be stable. */
  schema: S | (() => Promise<S>)
  initial: Draft<z.input<S>>
  /**
   * Submits the validated values; errors that it throws are shown at the fields or above the form.
   * @param changed those that the user has changed: all that an edit sends, so that it takes back nothing that others have changed meanwhile
   */
  onSubmit: (values: z.output<S>, changed: Partial<z.output<S>>) => Promise<unknown>
  /** The record as it is known by now, for a form that stays open for long: fields that the user has not changed follow it. */
  latest?: Draft<z.input<S>>
}

/** Form state over a zod schema. A field shows its error once it lost the focus or the form was submitted. Submitting focuses the first invalid field. */
export function useForm<S extends z.ZodType>({
  schema,
  initial,
  onSubmit,
  latest,
}: FormOptions<S>): Form<Draft<z.input<S>>> {
  type V = Draft<z.input<S>>
  const { statements } = useFormat()
  const [state, dispatch] = useReducer(formReducer<V>, initial, initialFormState<V>)
  const [first, setFirst] = useState(initial)
  const ref = useRef<HTMLFormElement>(null)
  const fields = useRef(new Set<string>())
  /** The round of the values that are being sent. */
  const sending = useRef<number>(undefined)
  const deferWhilePressed = useDeferWhilePressed()
  const left = useRef<HTMLElement | null>(null)
  const round = useRef(0)
  const { values } = state
  const rules = useRules(schema)
  const errorOf = useErrors(rules.known, state)
  useFocusAfterAnswer(state.calls, ref, left)
  useWhenChanged(latest, () => {
    if (latest === undefined) return
    setFirst(latest)
    dispatch({ type: 'follow', from: first, to: latest })
  })
  const refusal = (error: unknown) => refusalOf(error, fields.current, statements)
  const change = (name: string, value: unknown) => {
    rules.want()
    dispatch({ type: 'change', name, value })
  }
  const send = async () => {
    const of = round.current
    // A second Enter within one render would otherwise send twice.
    if (sending.current === of) return
    sending.current = of
    // A form that was reset in the meantime holds other values, which the answer is not about.
    const tell: typeof dispatch = (action) => of === round.current && dispatch(action)
    left.current = document.activeElement as HTMLElement | null
    try {
      const known = rules.known ?? (await rules.fetch())
      const parsed = known.safeParse(values, { reportInput: true })
      if (!parsed.success) return tell({ type: 'attempt' })
      tell({ type: 'send' })
      await onSubmit(parsed.data, changedFields(readable(known, first, values), parsed.data))
      tell({ type: 'done' })
    } catch (error) {
      tell({ type: 'reject', ...refusal(error) })
    } finally {
      if (sending.current === of) sending.current = undefined
    }
  }

  return {
    values,
    field: (name) => {
      fields.current.add(name)
      return {
        name,
        value: valueAt(values, name) as never,
        set: (value) => change(name, value),
        onBlur: () => {
          const of = round.current
          // The click may have reset the form in the meantime.
          deferWhilePressed(() => of === round.current && dispatch({ type: 'blur', name }))
        },
        error: errorOf(name),
        disabled: state.submitting,
      }
    },
    patch: (patch) => {
      for (const [name, value] of Object.entries(patch)) change(name, value)
    },
    reset: (next = first) => {
      round.current += 1
      setFirst(next)
      dispatch({ type: 'reset', values: next })
    },
    submit: (event) => {
      event?.preventDefault()
      void send()
    },
    submitting: state.submitting,
    setErrors: (error) => dispatch({ type: 'set-errors', ...refusal(error) }),
    dirty: JSON.stringify(values) !== JSON.stringify(first),
    submitError: state.submitError,
    ref,
  }
}

/**
 * @returns the first values as the schema reads them; without the fields that were not valid yet, such as a remark that is to be written, for which
 * those of now are read
 */
function readable<S extends z.ZodType>(schema: S, first: unknown, values: unknown): z.output<S> | undefined {
  const read = schema.safeParse(first)
  if (read.success) return read.data
  const missing = new Set(read.error.issues.map(({ path }) => String(path[0])))
  const isValid = ([name]: [string, unknown]) => !missing.has(name)
  const valid = Object.fromEntries(Object.entries({ ...(first as object) }).filter(isValid))
  const { data } = schema.safeParse({ ...(values as object), ...valid })
  return data && (Object.fromEntries(Object.entries({ ...data }).filter(isValid)) as z.output<S>)
}

/** Calls while rendering, once for each change of a value. */
function useWhenChanged(value: unknown, onChange: () => void): void {
  const text = JSON.stringify(value)
  const [known, setKnown] = useState(text)
  if (text === known) return
  setKnown(text)
  onChange()
}

function refusalOf(error: unknown, fields: ReadonlySet<string>, join: Refusal['join']): Refusal {
  return { submitError: toSubmitError(error), fields: [...fields], join }
}

/** The schema once loaded; a failed load is tried again. */
function useRules<S extends z.ZodType>(schema: S | (() => Promise<S>)) {
  const [fetched, setFetched] = useState<S>()
  const coming = useRef<Promise<S>>(undefined)
  const known = typeof schema === 'function' ? fetched : schema
  const fetch = async () => {
    coming.current ??= typeof schema === 'function' ? schema() : Promise.resolve(schema)
    try {
      const found = await coming.current
      setFetched(() => found)
      return found
    } catch (error) {
      coming.current = undefined
      throw error
    }
  }
  // A failure is reported on submit, not while typing.
  const want = () => void (known || fetch().catch(() => undefined))
  return { known, fetch, want }
}

/** Error of a field: the server's, else the schema's once it may be shown. */
function useErrors<V>(
  schema: z.ZodType | undefined,
  state: FormState<V>,
): (name: string) => string | undefined {
  const textOf = useIssueText()
  const { values, fieldErrors, attempts, touched } = state
  const issues = useMemo(() => {
    const parsed = schema?.safeParse(values, { reportInput: true })
    return (parsed?.error?.issues ?? []).map((issue) => ({ name: issue.path.join('.'), issue }))
  }, [schema, values])
  return (name) => {
    const fieldError = fieldErrors.get(name)
    if (fieldError !== undefined) return fieldError
    if (attempts === 0 && !touched.has(name)) return undefined
    const found = issues.find((issue) => concerns(name, issue.name))
    return found && textOf(found.issue)
  }
}

/** After an answer, focuses the first invalid field, else the field that lost the focus while disabled. */
function useFocusAfterAnswer(
  calls: number,
  form: RefObject<HTMLFormElement | null>,
  left: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (calls === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    offerFocus(wrong ?? (document.activeElement === document.body ? left.current : null), left.current)
  }, [calls, form, left])
}
