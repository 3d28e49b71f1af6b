import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../shared/queries.ts'
import { seaport } from '../shared/seaport.ts'

const useStyles = makeStyles({
  // Above any screen, the login screen too.
  root: { position: 'fixed', top: 0, left: 0, right: 0, zIndex: 10, padding: token('spacingHorizontalM') },
  text: { display: 'block', overflowWrap: 'anywhere' },
})

/** Lists the local stores that could not be read, the consequences, and where they were moved to. */
export function SetAsideBanner(): ReactNode {
  const t = useT('desktop')
  const format = useFormat()
  const styles = useStyles()
  const stores = useQuery(ipcQuery('store.setAside', {})).data ?? []
  const { failed } = useNotify()
  const dismiss = useMutation({ mutationFn: () => seaport.call('store.dismiss', {}), onError: failed })
  if (stores.length === 0) return null
  return (
    <div className={styles.root}>
      <MessageBar intent="warning" layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>{t('setAsideTitle')}</MessageBarTitle>
          {stores.map(({ store, path }) => (
            <span key={path} className={styles.text}>
              {format.sentences([t(`setAside.${store}`), t('setAsideKept', { path })])}
            </span>
          ))}
        </MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => dismiss.mutate()}>{t('setAsideRead')}</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  )
}
