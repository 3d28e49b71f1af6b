import { Button } from '@fluentui/react-button'
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-dialog'
import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { isDismissal } from '@seaport/ui/dismissal'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

/** What an agent needs to log in on the desktop. */
export interface SeatLogin {
  code: string
  password: string
}

const useStyles = makeStyles({
  surface: { width: 'min(480px, calc(100vw - 32px))' },
  content: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalL') },
  note: { margin: 0 },
  actions: { '& button': { whiteSpace: 'nowrap' } },
})

/** Shows a seat's login once, to be handed on: the password can't be shown again. */
export function SeatLoginDialog(props: { title: string; login: SeatLogin; onClose: () => void }): ReactNode {
  const t = useT('seat')
  const styles = useStyles()
  const { code, password } = props.login
  return (
    <Dialog open onOpenChange={(_, change) => isDismissal(change) && props.onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.note}>{t('handOn')}</p>
            <KeyValueList
              items={[
                { label: t('code'), value: code, copy: code },
                { label: t('password'), value: <code>{password}</code>, copy: password },
              ]}
            />
          </DialogContent>
          <DialogActions className={styles.actions}>
            <CopyButton text={t('loginText', { code, password })} label={t('copyBoth')} />
            <Button appearance="primary" onClick={props.onClose}>
              {t('handedOn')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
