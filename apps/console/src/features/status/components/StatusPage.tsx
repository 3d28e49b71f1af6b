import { Button } from '@fluentui/react-button'
import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactElement, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWindowTitle } from '../../../shared/screen/useWindowTitle.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    minHeight: '100dvh',
    alignItems: 'center',
    justifyContent: 'center',
    padding: token('spacingHorizontalL'),
    backgroundColor: token('seaportCanvas'),
  },
})

/** A whole page that says why there is nothing to see, and leads back. */
export function StatusPage(props: { title: string; text: string; icon: ReactElement }): ReactNode {
  const t = useT('console')
  const styles = useStyles()
  const navigate = useNavigate()
  useWindowTitle(props.title)
  return (
    <main className={styles.root}>
      <EmptyState
        {...props}
        actions={
          <>
            <Button onClick={() => void navigate(-1)}>{t('goBack')}</Button>
            <Button appearance="primary" onClick={() => void navigate('/dashboard')}>
              {t('goHome')}
            </Button>
          </>
        }
      />
    </main>
  )
}
