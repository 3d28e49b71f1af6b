import { Button } from '@fluentui/react-button'
import { emptyPromotion, PromotionForm } from '@seaport/contract/work/promotion-form'
import { useT } from '@seaport/i18n/react'
import { placeAmong, withAddressRules } from '@seaport/platforms/task-address'
import { ErrorState } from '@seaport/ui/error-state'
import { Form, SubmitButton } from '@seaport/ui/form'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useForm } from '@seaport/ui/use-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { WhileUpToDate } from '../../update/update.public.ts'
import { PromotionFields } from '../components/promotion/PromotionFields.tsx'
import { useWizardStyles } from '../components/wizard/useWizardStyles.ts'

/** /tasks/promote: a promotion on one page, from what is done to how fast. */
export function NewPromotion(): ReactNode {
  const t = useT('promotion')
  const failure = useFailure()
  const { data, error, refetch } = useWorkspace()
  if (!data)
    return error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  return (
    <Page title={t('title')} description={t('lead')}>
      <WhileUpToDate>
        <Sheet accounts={data.accounts} />
      </WhileUpToDate>
    </Page>
  )
}

type Accounts = NonNullable<ReturnType<typeof useWorkspace>['data']>['accounts']

function Sheet({ accounts }: { accounts: Accounts }): ReactNode {
  const t = useT('promotion')
  const words = useT('desktop')
  const styles = useWizardStyles()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const networks = useQuery(ipcQuery('network.list', {})).data
  const placeOf = useCallback(
    (id: string) => {
      const account = accounts.find((one) => one.id === id)
      return account && placeAmong(networks ?? [], account.network)
    },
    [accounts, networks],
  )
  const schema = useMemo(() => withAddressRules(PromotionForm, placeOf), [placeOf])
  const form = useForm({
    schema,
    initial: emptyPromotion,
    onSubmit: async (body) => {
      const task = await seaport.call('task.create', body)
      void queries.invalidateQueries()
      void navigate(`/workbench/${task.id}`, { replace: true })
    },
  })
  return (
    <Form form={form}>
      <PageCard>
        <div className={styles.form}>
          <PromotionFields form={form} accounts={accounts} place={placeOf(form.values.account_id)} />
        </div>
      </PageCard>
      <div className={styles.foot}>
        <Button onClick={() => void navigate(-1)}>{words('back')}</Button>
        <SubmitButton form={form}>{t('create')}</SubmitButton>
      </div>
    </Form>
  )
}
