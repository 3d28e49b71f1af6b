import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { type ReactNode, useState } from 'react'
import { CrashCard } from '../components/CrashCard.tsx'
import { TableStates } from '../components/TableStates.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'

/** /template/states */
export function StatesDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  return (
    <Page title={t('states.title')} description={t('states.lead')}>
      <div className={styles.threes}>
        <Changing title={t('state.empty')} changed={t('states.created')}>
          {(create) => (
            <EmptyState
              text={t('states.emptyText')}
              actions={
                <Button appearance="primary" onClick={create}>
                  {t('states.emptyAction')}
                </Button>
              }
            />
          )}
        </Changing>
        <PageCard title={t('state.loading')}>
          <LoadingState />
        </PageCard>
        <Changing title={t('state.failed')} changed={t('states.well')}>
          {(retry) => <ErrorState message={t('state.failedText')} requestId="req-01J9" onRetry={retry} />}
        </Changing>
      </div>
      <div className={styles.pairs}>
        <TableStates />
        <CrashCard />
      </div>
    </Page>
  )
}

interface ChangingProps {
  title: string
  /** Message after the button of the state was pressed. */
  changed: string
  children: (change: () => void) => ReactNode
}

/** A state with a button that leaves it, and a way back. */
function Changing({ title, changed, children }: ChangingProps): ReactNode {
  const t = useT('gallery')
  const [done, setDone] = useState(false)
  return (
    <PageCard title={title}>
      {done ? (
        <EmptyState
          title={changed}
          actions={<Button onClick={() => setDone(false)}>{t('startAfresh')}</Button>}
        />
      ) : (
        children(() => setDone(true))
      )}
    </PageCard>
  )
}
