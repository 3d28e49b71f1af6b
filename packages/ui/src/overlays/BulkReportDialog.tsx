import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Text } from '../text/Text.tsx'
import { token } from '../theme/token.ts'
import type { BulkReport } from './bulk-reports.ts'
import { Dialog, DialogActions, DialogContent } from './Dialog.tsx'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: token('spacingVerticalS'),
    margin: 0,
    paddingInlineStart: token('spacingHorizontalXL'),
  },
})

/** Result of a bulk act: how many rows were changed, and why others were not. */
export function BulkReportDialog(props: BulkReport & { close: () => void }): ReactNode {
  const { title, done, missing, left_out: leftOut, close } = props
  const t = useT('ui')
  const common = useT('common')
  const styles = useStyles()
  return (
    <Dialog title={done === 0 ? t('nothingDone') : title} size="medium" onClose={close}>
      <DialogContent>
        <p>{t('leftOut', { count: leftOut.length + missing })}</p>
        <ul className={styles.list}>
          {leftOut.map(({ id, name, message }) => (
            <li key={id}>
              <Text as="span" weight="semibold" breaks>
                {name}
              </Text>
              <div>{message}</div>
            </li>
          ))}
          {missing > 0 && <li>{t('missing', { count: missing })}</li>}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button appearance="primary" onClick={close}>
          {common('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
