import { Button } from '@fluentui/react-components'
import type { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

interface NetworkCardProps {
  config: NetworkConfig
  onEdit: () => void
}

/** A network's settings, where each comes from, and what is missing. */
export function NetworkCard({ config, onEdit }: NetworkCardProps): ReactNode {
  const t = useT('config')
  const n = useT('network')
  const format = useFormat()
  const { network, offered, missing, fields, secret, spent } = config
  const shown = fields.filter(({ name, origin }) => origin !== 'none' || missing.includes(name))
  const toText = ({ value, origin }: NetworkConfig['fields'][number]) =>
    value === '' ? t('net.origin.none') : t('net.value', { value, origin: t(`net.origin.${origin}`) })
  return (
    <PageCard
      title={n(network)}
      actions={
        <StatusBadge
          tone={offered ? 'success' : 'warning'}
          label={offered ? t('net.offered') : t('net.notOffered')}
        />
      }
    >
      {!offered && (
        <Hint breaks>
          {t('net.missing', { list: format.list(missing.map((name) => t(`net.field.${name}`))) })}
        </Hint>
      )}
      <KeyValueList
        items={[
          ...shown.map((field) => ({ label: t(`net.field.${field.name}`), value: toText(field) })),
          ...(secret
            ? [
                {
                  label: t('net.field.app_secret'),
                  value:
                    secret.origin === 'none'
                      ? t('net.origin.none')
                      : t('net.value', {
                          value: t('net.secretSet'),
                          origin: t(`net.origin.${secret.origin}`),
                        }),
                },
              ]
            : []),
          ...(spent === null ? [] : [{ label: t('net.spent'), value: format.money(spent.total) }]),
          ...(spent?.accounts ?? []).map(({ account, cost }) => ({
            label: t('net.spentBy', { account: account || t('net.spentGone') }),
            value: format.money(cost),
          })),
        ]}
      />
      <Row>
        <Button appearance={offered ? 'secondary' : 'primary'} onClick={onEdit}>
          {offered ? t('net.edit') : t('net.setUp')}
        </Button>
      </Row>
    </PageCard>
  )
}
