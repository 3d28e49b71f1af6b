import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Dialog, DialogActions, DialogContent } from '@seaport/ui/dialog'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  note: { margin: 0 },
  secret: {
    padding: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
    fontFamily: token('fontFamilyMonospace'),
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
})

interface TokenDialogProps {
  created: { name: string; token: string }
  onClose: () => void
}

/** Shows a new token, once. */
export function TokenDialog({ created, onClose }: TokenDialogProps): ReactNode {
  const t = useT('release')
  const styles = useStyles()
  return (
    <Dialog title={t('token.createdTitle', { name: created.name })} shownOnce onClose={onClose}>
      <DialogContent>
        <Stack gap="L">
          <p className={styles.note}>{t('token.once')}</p>
          <code className={styles.secret}>{created.token}</code>
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={created.token} label={t('token.copy')} />
        <Button appearance="primary" onClick={onClose}>
          {t('token.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
