import { makeStyles } from '@fluentui/react-components'
import { EmptyState } from '@seaport/ui/empty-state'
import { useWindowTitle } from '@seaport/ui/use-window-title'
import type { ReactNode } from 'react'

const useStyles = makeStyles({ root: { marginBlock: 'auto' } })

/** Shown instead of the page if there is no order. */
export function PayMessage(props: { title: string; text: string; actions: ReactNode }): ReactNode {
  const styles = useStyles()
  useWindowTitle(props.title)
  return (
    <div className={styles.root}>
      <EmptyState motif="chest" {...props} wholeScreen />
    </div>
  )
}
