import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Brand } from '../shell/Brand.tsx'
import { StatusBadge } from '../status-badge/StatusBadge.tsx'
import { PREVIEW_KINDS } from './presets.ts'
import { useThemeSettingsStyles } from './useThemeSettingsStyles.ts'

/** A small preview of the app in the current colours. */
export function ThemePreview(): ReactNode {
  const t = useT('appearance')
  const styles = useThemeSettingsStyles()
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.previewHeader}>
        <Brand />
      </div>
      <div className={styles.previewBody}>
        <div className={styles.previewSidebar}>
          <span className={styles.previewCurrent}>{t('sampleLink')}</span>
          <span className={styles.previewItem}>{t('text')}</span>
        </div>
        <Stack align="start" className={styles.previewMain}>
          <Row gap="XS">
            {PREVIEW_KINDS.map((kind) => (
              <StatusBadge key={kind} tone={kind} label={t(`kind.${kind}`)} />
            ))}
          </Row>
          <Button appearance="primary" size="small">
            {t('sampleButton')}
          </Button>
        </Stack>
      </div>
    </section>
  )
}
