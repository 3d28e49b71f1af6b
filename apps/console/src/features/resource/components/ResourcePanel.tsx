import { Button } from '@fluentui/react-button'
import { getResource, type Resource } from '@seaport/contract/work/resource'
import { useT } from '@seaport/i18n/react'
import { ResourcePanel as Panel } from '@seaport/product-ui/resource-panel'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/endpoint.ts'
import type { ResourceDeed, ResourceDeeds } from './ResourceMenu.tsx'

interface PanelProps {
  id: string
  deeds: ResourceDeeds
  onClose: () => void
}

/** Everything that is known of a collected person or page, and what can be done with it. */
export function ResourcePanel({ id, deeds, onClose }: PanelProps): ReactNode {
  const t = useT('resource')
  const button = (deed: ResourceDeed, resource: Resource) => (
    <Button
      disabled={deed === 'optOut' && resource.opted_out}
      onClick={() => {
        onClose()
        deeds(deed, resource)
      }}
    >
      {t(`do.${deed}`)}
    </Button>
  )
  return (
    <Panel
      reading={useRead(getResource, { params: { id } })}
      taskHref={(task) => `#/task/${task}`}
      linked
      actions={(resource) => (
        <>
          {button('move', resource)}
          {button('optOut', resource)}
          {button('erase', resource)}
        </>
      )}
      onClose={onClose}
    />
  )
}
