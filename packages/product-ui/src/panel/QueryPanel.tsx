import { makeStyles } from '@fluentui/react-components'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel, type SidePanelProps } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { Fragment, type ReactNode } from 'react'
import { isGone, type QueryState } from '../query-state.ts'

interface QueryPanelProps<Data> extends Omit<SidePanelProps, 'open' | 'actions' | 'children'> {
  query: QueryState<Data>
  /** Buttons in the footer, once the record has loaded. */
  actions: ((data: Data) => ReactNode) | undefined
  children: (data: Data) => ReactNode
}

const useStyles = makeStyles({
  root: {
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** A side panel that shows one record of a query. What is in it begins anew with another record: its acts, answers and texts are the first one's. */
export function QueryPanel<Data extends { id: string }>(props: QueryPanelProps<Data>): ReactNode {
  const { query, actions, children, ...panel } = props
  const { error, refetch } = query
  // Nothing is shown, or can be done, of a record that was deleted since.
  const data = isGone(error) ? undefined : query.data
  const failure = useFailure()
  const styles = useStyles()
  return (
    <SidePanel
      {...panel}
      open
      actions={data && actions && <Fragment key={data.id}>{actions(data)}</Fragment>}
    >
      {data ? (
        <Stack key={data.id} gap="XL" className={styles.root}>
          {children(data)}
        </Stack>
      ) : error ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}
