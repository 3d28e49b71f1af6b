import { Button } from '@fluentui/react-button'
import type { Account } from '@seaport/contract/desk/account'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings'
import { useT } from '@seaport/i18n/react'
import { capabilityOf } from '@seaport/platforms/capabilities'
import { defaultWebBases } from '@seaport/platforms/target-url'
import { addressFormOf, isAddress, placeAmong } from '@seaport/platforms/task-address'
import { ErrorState } from '@seaport/ui/error-state'
import { Form, SubmitButton } from '@seaport/ui/form'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useForm } from '@seaport/ui/use-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { WhileUpToDate } from '../../update/update.public.ts'
import { AccountStep } from '../components/wizard/AccountStep.tsx'
import { GoalStep } from '../components/wizard/GoalStep.tsx'
import { KindStep } from '../components/wizard/KindStep.tsx'
import { ReviewStep } from '../components/wizard/ReviewStep.tsx'
import { SourceStep } from '../components/wizard/SourceStep.tsx'
import { Stepper } from '../components/wizard/Stepper.tsx'
import { useWizardStyles } from '../components/wizard/useWizardStyles.ts'
import { Draft, fieldsOf, requestOf, STEPS, sourceOf } from '../task-draft.ts'

const FIRST_TARGET = 100

/** /tasks/new: from the kind of task to the finished task in five small steps. */
export function NewTask(): ReactNode {
  const t = useT('desktop')
  const failure = useFailure()
  const { data, error, refetch } = useWorkspace()
  if (!data)
    return error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  return (
    <Page title={t('newTask')} description={t('newTaskLead')}>
      <WhileUpToDate>
        <Wizard workspace={data} />
      </WhileUpToDate>
    </Page>
  )
}

/** Where the account's network has its pages; also where only people use it. */
function placeOf(
  { network }: Account,
  networks: readonly NetworkSettings[] | undefined,
): Pick<NetworkSettings, 'network' | 'web_base'> | undefined {
  const web_base =
    networks?.find((address) => address.network === network)?.web_base ?? defaultWebBases[network]
  return web_base ? { network, web_base } : undefined
}

type Workspace = NonNullable<ReturnType<typeof useWorkspace>['data']>

function Wizard({ workspace: { accounts, local } }: { workspace: Workspace }): ReactNode {
  const t = useT('desktop')
  const styles = useWizardStyles()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const networks = useQuery(ipcQuery('network.list', {})).data
  const [at, setAt] = useState(0)
  const step = STEPS[at] ?? 'kind'
  const form = useForm({
    schema: Draft,
    initial: {
      kind: '',
      account_id: '',
      entries: [],
      target_count: FIRST_TARGET,
      duration_minutes: null,
      deduplication: 'task',
      deep_collection: false,
      name: '',
    },
    onSubmit: async (draft) => {
      const task = await seaport.call('task.create', requestOf(draft))
      void queries.invalidateQueries()
      void navigate(`/${task.executor === 'assisted' ? 'workbench' : 'tasks'}/${task.id}`, { replace: true })
    },
  })
  const { values } = form
  const kind = Draft.shape.kind.safeParse(values.kind).data
  const account = accounts.find(({ id }) => id === values.account_id)
  const address = account && placeOf(account, networks)
  const source = kind ? sourceOf(kind) : 'posts'
  const entries = form.field('entries')
  const place = account && placeAmong(networks ?? [], account.network)
  const addressForm = kind && addressFormOf(kind)
  const allReadable =
    !place || !addressForm || values.entries.every((entry) => isAddress(place, addressForm, entry))
  const isDeep = !!kind && !!account && capabilityOf(account.network, kind).deep_collection
  const draft = Draft.safeParse(values).data

  const next = () => {
    const names = fieldsOf[step]
    for (const name of names) form.field(name).onBlur()
    const complete = names.every((name) => Draft.shape[name].safeParse(values[name]).success)
    if (complete && (step !== 'source' || allReadable)) setAt(at + 1)
  }
  const onNext = (event?: FormEvent) => {
    event?.preventDefault()
    next()
  }
  const chosenStep = (step === 'kind' && kind) || (step === 'account' && values.account_id)
  const blocked = (step === 'kind' || step === 'account') && !chosenStep
  return (
    <>
      <Stepper step={step} />
      <Form
        form={{
          ...form,
          submit: step === 'review' ? form.submit : onNext,
        }}
      >
        <PageCard title={t(`ask.${step}`)}>
          {step === 'kind' && (
            <KindStep
              accounts={accounts}
              value={kind ?? ''}
              onChange={(chosen) =>
                form.patch({ kind: chosen, deep_collection: false, ...(kind !== chosen && { entries: [] }) })
              }
            />
          )}
          {step === 'account' && kind && (
            <AccountStep
              kind={kind}
              accounts={accounts}
              local={local}
              value={values.account_id}
              onChange={(id) => form.patch({ account_id: id, deep_collection: false })}
            />
          )}
          {step === 'source' && kind && (
            <div className={styles.form}>
              <SourceStep kind={kind} source={source} field={entries} address={address} place={place} />
            </div>
          )}
          {step === 'goal' && (
            <div className={styles.form}>
              <GoalStep form={form} isDeep={isDeep} />
            </div>
          )}
          {step === 'review' && draft && account && <ReviewStep draft={draft} account={account} />}
        </PageCard>
        <div className={styles.foot}>
          <Button onClick={() => (at === 0 ? void navigate(-1) : setAt(at - 1))}>{t('back')}</Button>
          {step === 'review' ? (
            <SubmitButton form={form}>{t('createTask')}</SubmitButton>
          ) : (
            <Button appearance="primary" type="submit" disabledFocusable={blocked}>
              {t('next')}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}
