import { placeAmong, withAddressRules } from '@seaport/platforms/task-address'
import { useForm } from '@seaport/ui/use-form'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { draftOfTask } from './draft-of-task.ts'
import { isUsable, withSeats } from './seat-needed.ts'
import {
  emptyDraft,
  fieldsOf,
  STEPS,
  type Step,
  type TaskDraft,
  TaskForm,
  withLeastPause,
} from './task-draft.ts'
import type { TaskWizardProps } from './task-wizard.types.ts'
import { useStoredDraft } from './useStoredDraft.ts'

/** State of the wizard: draft, validation and step. */
export function useTaskWizard(props: TaskWizardProps) {
  const { accounts, gone, networks, people, template, limits, onCreate, onChosen } = props
  const { stored, save, forget } = useStoredDraft()
  const [initial] = useState(() =>
    template
      ? draftOfTask(template.task, template.targets)
      : beginWith(stored ?? withOnlyAccount(emptyDraft, accounts), people),
  )
  const [isRestored, setRestored] = useState(stored !== undefined && !people && !template)
  const [step, setStep] = useState<Step>(template?.last ? 'when' : 'what')
  const top = useTopOf(step)
  const schema = useMemo(
    () =>
      withLeastPause(
        withAddressRules(withSeats(TaskForm, accounts), ([first = '']) => {
          const account = accounts.find(({ id }) => id === first)
          return account && placeAmong(networks, account.network)
        }),
        limits?.least_interval_seconds ?? 0,
      ),
    [accounts, networks, limits],
  )
  const form = useForm({
    schema,
    initial,
    onSubmit: async (body) => {
      // A task without a name is named where it is shown, in the reader's language.
      await onCreate(body)
      forget(form.values)
    },
  })
  const { values, dirty } = form
  const { kind } = values.work
  useEffect(() => {
    if (dirty) save(values)
  }, [values, dirty, save])
  useEffect(() => onChosen?.(values.account_ids), [onChosen, values.account_ids])
  // A draft that was stored, or is a copy, may name accounts that were deleted or taken away since.
  const left = values.account_ids.filter((id) =>
    gone ? !gone.includes(id) : accounts.some((account) => account.id === id),
  )
  useEffect(() => {
    if (left.length === values.account_ids.length) return
    // What nobody has changed is not stored in place of another draft.
    const change = dirty ? form.patch : form.reset
    change({ ...values, account_ids: left })
  })
  const chosen = accounts.filter(({ id }) => values.account_ids.includes(id))
  const wrongOn = (one: Step) => fieldsOf(one, kind).some((name) => form.field(name).error !== undefined)
  // The refused field may be on an earlier step.
  const wrong = STEPS.find(wrongOn)
  const [sent, setSent] = useState(false)
  if (form.submitting !== sent) {
    setSent(form.submitting)
    if (!form.submitting && wrong) setStep(wrong)
  }

  const isRefused = (of: Step) => {
    const names: readonly string[] = fieldsOf(of, kind)
    const issues = schema.safeParse(values).error?.issues ?? []
    return issues.some(({ path }) => names.some((name) => `${path.join('.')}.`.startsWith(`${name}.`)))
  }
  const next = (event?: FormEvent) => {
    event?.preventDefault()
    for (const name of fieldsOf(step, kind)) form.field(name).onBlur()
    if (!isRefused(step)) setStep(STEPS[STEPS.indexOf(step) + 1] ?? step)
  }
  const create = (event?: FormEvent) => {
    form.submit(event)
    // A copy begins on the last step, and its account may be gone.
    const refused = STEPS.find(isRefused)
    if (refused) setStep(refused)
  }
  return {
    form,
    step,
    top,
    chosen,
    isRestored,
    go: { next, create, back: () => setStep(STEPS[STEPS.indexOf(step) - 1] ?? step) },
    startOver: () => {
      forget()
      setRestored(false)
      setStep('what')
      form.reset(emptyDraft)
    },
  }
}

/** @returns a ref for a step's first element, which gets the focus when the step changes */
function useTopOf(step: Step) {
  const top = useRef<HTMLDivElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current !== step) top.current?.focus()
    seen.current = step
  }, [step])
  return top
}

/** A draft with the account chosen, where only one can take a task. */
function withOnlyAccount(draft: TaskDraft, accounts: TaskWizardProps['accounts']): TaskDraft {
  const [only, ...others] = accounts.filter(isUsable)
  return only && others.length === 0 ? { ...draft, account_ids: [only.id] } : draft
}

/** A draft with the chosen people as audience. */
function beginWith(draft: TaskDraft, people: readonly string[] | undefined): TaskDraft {
  if (!people) return draft
  const { kind, params } = draft.work
  const audience = { ...params.audience, from: 'ids' as const, resource_ids: [...people] }
  return { ...draft, work: { kind, params: { ...params, audience, promotion_count: people.length } } }
}
