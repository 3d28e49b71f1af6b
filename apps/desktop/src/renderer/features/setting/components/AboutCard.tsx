import type { ClientInfo } from '@seaport/contract/desktop/ipc-screens.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { useFileSize } from '@seaport/ui/use-file-size'
import type { ReactNode } from 'react'
import { useDesktopState } from '../../../shared/useDesktop.ts'
import { useClientInfo } from '../api/useClientInfo.ts'

/** Which version is installed, what it runs on, and how much memory it takes. */
export function AboutCard(): ReactNode {
  const t = useT('desktopSettings')
  const version = useDesktopState().data?.version ?? ''
  const info = useClientInfo().data
  const memory = useMemoryInfo(info)
  return (
    <PageCard title={t('program')}>
      <KeyValueList
        items={[
          { label: t('version'), value: version, copy: version },
          ...(info
            ? [
                {
                  label: t('system'),
                  value: `${info.system.name} ${info.system.release} (${info.system.arch})`,
                },
                { label: t('runtime'), value: runtimeOf(info) },
                ...memory,
              ]
            : []),
        ]}
      />
    </PageCard>
  )
}

function runtimeOf({ versions: { electron, chromium, node } }: ClientInfo): string {
  return [electron && `Electron ${electron}`, chromium && `Chromium ${chromium}`, `Node.js ${node}`]
    .filter(Boolean)
    .join(' · ')
}

function useMemoryInfo(info: ClientInfo | undefined): KeyValue[] {
  const t = useT('desktopSettings')
  const format = useFormat()
  const sizeOf = useFileSize()
  if (!info) return []
  const { main, pages, helpers, machine } = info.memory
  const parts = [
    main > 0 && `${t('memoryMain')} ${sizeOf(main)}`,
    pages > 0 && `${t('memoryPages')} ${sizeOf(pages)}`,
    helpers > 0 && `${t('memoryHelpers')} ${sizeOf(helpers)}`,
  ].filter((part) => part !== false)
  const used = t('memoryOf', { used: sizeOf(main + pages + helpers), total: sizeOf(machine) })
  return [{ label: t('memory'), value: parts.length > 1 ? `${used} (${format.list(parts)})` : used }]
}
