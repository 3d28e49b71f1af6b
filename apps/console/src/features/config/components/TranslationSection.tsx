import { Button } from '@fluentui/react-components'
import { getTranslationConfig } from '@seaport/contract/work/translation'
import type { TranslationConfig } from '@seaport/contract/work/translation.schema'
import { useLanguage, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { lazy } from '@seaport/ui/lazy'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useTestTranslationConfig } from '../api/config-actions.ts'
import { Loaded } from './Loaded.tsx'
import { useConfigStyles } from './useConfigStyles.ts'

const TranslationEditor = lazy(async () => (await import('./TranslationEditor.tsx')).TranslationEditor)

/** Which service translates. */
export function TranslationSection(): ReactNode {
  const styles = useConfigStyles()
  const [editing, setEditing] = useState(false)
  return (
    <Loaded answer={useEndpointQuery(getTranslationConfig, {})}>
      {(config) => (
        <Stack gap="L" className={styles.narrow}>
          <TranslationCard config={config} onEdit={() => setEditing(true)} />
          <Suspense>
            {editing && <TranslationEditor config={config} onClose={() => setEditing(false)} />}
          </Suspense>
        </Stack>
      )}
    </Loaded>
  )
}

function TranslationCard({ config, onEdit }: { config: TranslationConfig; onEdit: () => void }): ReactNode {
  const t = useT('config')
  const tTranslation = useT('translation')
  const test = useTest()
  const { provider, url, has_key } = config
  return (
    <PageCard
      title={t('translation.title')}
      actions={
        <StatusBadge
          tone={provider ? 'success' : 'neutral'}
          label={provider ? t('translation.on') : t('translation.off')}
        />
      }
    >
      {provider ? (
        <KeyValueList
          items={[
            { label: t('translation.provider'), value: tTranslation(`provider.${provider}`) },
            { label: t('translation.url'), value: url || t('translation.ownUrl') },
            { label: t('translation.key'), value: has_key ? t('translation.keySet') : t('none') },
          ]}
        />
      ) : (
        <Hint breaks>{t('translation.offText')}</Hint>
      )}
      <Row>
        <Button appearance={provider ? 'secondary' : 'primary'} onClick={onEdit}>
          {provider ? t('translation.edit') : t('translation.setUp')}
        </Button>
        {provider && (
          <Button disabledFocusable={test.waiting} onClick={test.run}>
            {t('translation.test')}
          </Button>
        )}
      </Row>
    </PageCard>
  )
}

/** Translates a test sentence and shows the result. */
function useTest() {
  const t = useT('config')
  const { lang } = useLanguage()
  const notify = useNotify()
  const { mutateAsync, isPending } = useTestTranslationConfig()
  const run = async () => {
    try {
      const { text } = await mutateAsync({ body: { to: lang } })
      notify.success(t('translation.tested', { text }))
    } catch (error) {
      notify.failed(error)
    }
  }
  return { waiting: isPending, run: () => void run() }
}
