import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { useWindowTitle } from '@seaport/ui/use-window-title'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

const useStyles = makeStyles({ root: { marginBlock: 'auto' } })

/** A full-page error with its reason and a link back. */
export function ErrorPage(props: {
  title: string
  text: string
  motif: 'compass' | 'lighthouse'
}): ReactNode {
  const t = useT('console')
  const styles = useStyles()
  const navigate = useNavigate()
  useWindowTitle(props.title)
  return (
    <div className={styles.root}>
      <EmptyState
        {...props}
        wholeScreen
        actions={
          <>
            <Button onClick={() => void navigate(-1)}>{t('goBack')}</Button>
            <Button appearance="primary" onClick={() => void navigate('/dashboard')}>
              {t('goHome')}
            </Button>
          </>
        }
      />
    </div>
  )
}
