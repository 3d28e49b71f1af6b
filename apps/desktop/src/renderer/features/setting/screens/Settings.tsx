import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Page } from '@seaport/ui/page'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { sections, wideSections } from '../sections.ts'

const useStyles = makeStyles({
  root: { maxWidth: '1240px' },
  // Columns rather than a grid: the cards differ in height.
  cards: { columnWidth: '380px', columnCount: 2, columnGap: token('spacingHorizontalL') },
  card: { breakInside: 'avoid', paddingBottom: token('spacingVerticalL') },
})

/** /settings: preferences, and information about this client and its connection. */
export function Settings(): ReactNode {
  const t = useT('desktopSettings')
  const styles = useStyles()
  return (
    <Page title={t('title')} description={t('lead')}>
      <div className={styles.root}>
        <div className={styles.cards}>
          {sections.map(({ id, Section }) => (
            <div key={id} className={styles.card}>
              <Section />
            </div>
          ))}
        </div>
        <Stack gap="L">
          {wideSections.map(({ id, Section }) => (
            <Section key={id} />
          ))}
        </Stack>
      </div>
    </Page>
  )
}
