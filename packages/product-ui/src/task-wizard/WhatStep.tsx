import { useT } from '@seaport/i18n/react'
import { offerOf } from '@seaport/platforms/capabilities'
import { Hint } from '@seaport/ui/hint'
import { PageCard } from '@seaport/ui/page'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { AccountChoice } from './AccountChoice.tsx'
import { KindCards } from './KindCards.tsx'
import { defaultsFor } from './kind-defaults.ts'
import type { StepProps } from './task-wizard.types.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** First step: accounts and kind. */
export function WhatStep(props: StepProps): ReactNode {
  const t = useT('wizard')
  const styles = useWizardStyles()
  const { form, chosen } = props
  const field = form.field('work.kind')
  const network = chosen[0]?.network
  return (
    <div className={styles.beside}>
      <PageCard title={t('askAccount')}>
        <AccountChoice {...props} />
      </PageCard>
      <PageCard title={t('askKind')}>
        {network ? (
          <KindCards
            network={network}
            configured={props.networks}
            value={field.value}
            onChange={(kind) =>
              form.patch({
                executor: '',
                work: {
                  kind,
                  params: defaultsFor(
                    network,
                    kind,
                    form.values.work.params,
                    props.limits,
                    offerOf(props.networks, network, kind),
                  ),
                },
              })
            }
          />
        ) : (
          <Hint>{t('accountFirst')}</Hint>
        )}
        {network && field.error && (
          <Text role="alert" as="p" size="small" className={styles.error}>
            {t('kindNeeded')}
          </Text>
        )}
      </PageCard>
    </div>
  )
}
