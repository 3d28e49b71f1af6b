import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Dialog, DialogActions, DialogContent } from '@seaport/ui/dialog'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import type { BulkResult } from './useBulkActs.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: token('spacingVerticalS'),
    margin: 0,
    paddingInlineStart: token('spacingHorizontalXL'),
  },
  name: { fontWeight: token('fontWeightSemibold'), overflowWrap: 'anywhere' },
})

/** Result of a bulk action: how many rows were changed, and why others were not. */
export function BulkReport({ result, onClose }: { result: BulkResult; onClose: () => void }): ReactNode {
  const t = useT('taskBulk')
  const styles = useStyles()
  const { title, missing, leftOut } = result
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <DialogContent>
        <p>{t('leftOut', { count: leftOut.length + missing })}</p>
        <ul className={styles.list}>
          {leftOut.map(({ id, name, message }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              <div>{message}</div>
            </li>
          ))}
          {missing > 0 && <li>{t('missing', { count: missing })}</li>}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button appearance="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
