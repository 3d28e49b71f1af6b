import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Dialog, DialogActions, DialogContent } from '@seaport/ui/dialog'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { useNotificationStyles } from './useNotificationStyles.ts'

/** Shows a new token, once. */
export function TokenDialog({ token, onClose }: { token: string; onClose: () => void }): ReactNode {
  const t = useT('notification')
  const styles = useNotificationStyles()
  return (
    <Dialog title={t('tokenTitle')} shownOnce onClose={onClose}>
      <DialogContent>
        <Stack gap="L">
          <Text as="p" tone="quiet">
            {t('tokenOnce')}
          </Text>
          <code className={styles.secret}>{token}</code>
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={token} label={t('copyToken')} />
        <Button appearance="primary" onClick={onClose}>
          {t('secretKept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
