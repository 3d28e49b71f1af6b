import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    margin: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
})

/** Tells that a draft was restored, with a button to discard it. */
export function StorageNote({ name, onReset }: { name: string; onReset?: () => void }): ReactNode {
  const t = useT('gallery')
  const styles = useStyles()
  return (
    <Row as="p" className={styles.root}>
      {t('kept', { key: `gallery-${name}` })}
      {onReset && (
        <Button size="small" appearance="subtle" onClick={onReset}>
          {t('startAfresh')}
        </Button>
      )}
    </Row>
  )
}
