import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Dialog, DialogActions, DialogContent } from '@seaport/ui/dialog'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { Stack } from '@seaport/ui/stack'
import type { ReactNode } from 'react'

/** The credentials that a new user logs in with. */
export interface NewLogin {
  /** Email address or seat code. */
  name: string
  password: string
}

const useStyles = makeStyles({
  note: { margin: 0 },
})

export interface CredentialsDialogProps {
  title: string
  /** Label of the login name. */
  label: string
  login: NewLogin
  onClose: () => void
}

/** Shows a login once, to be handed over: the password can't be shown again. */
export function CredentialsDialog({ title, label, login, onClose }: CredentialsDialogProps): ReactNode {
  const t = useT('newPassword')
  const styles = useStyles()
  const { name, password } = login
  return (
    <Dialog title={title} shownOnce onClose={onClose}>
      <DialogContent>
        <Stack gap="L">
          <p className={styles.note}>{t('handOn')}</p>
          <KeyValueList
            items={[
              { label, value: name, copy: name },
              { label: t('password'), value: <code>{password}</code>, copy: password },
            ]}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={t('loginText', { label, name, password })} label={t('copyBoth')} />
        <Button appearance="primary" onClick={onClose}>
          {t('handedOn')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
