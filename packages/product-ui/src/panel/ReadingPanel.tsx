import { makeStyles } from '@griffel/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel, type SidePanelProps } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import type { Reading } from '../reading.ts'

interface ReadingPanelProps<Data> extends Omit<SidePanelProps, 'open' | 'actions' | 'children'> {
  reading: Reading<Data>
  /** Buttons at the foot, once there is something to act on. */
  actions: ((data: Data) => ReactNode) | undefined
  children: (data: Data) => ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXL'),
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** A side panel for one record that is still being read. */
export function ReadingPanel<Data>(props: ReadingPanelProps<Data>): ReactNode {
  const { reading, actions, children, ...panel } = props
  const { data, error, refetch } = reading
  const failure = useFailure()
  const styles = useStyles()
  return (
    <SidePanel {...panel} open actions={data && actions?.(data)}>
      {data ? (
        <div className={styles.root}>{children(data)}</div>
      ) : error ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}
