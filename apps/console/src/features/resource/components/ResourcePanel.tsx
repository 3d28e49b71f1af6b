import { Button } from '@fluentui/react-components'
import { getResource } from '@seaport/contract/work/resource'
import type { Resource } from '@seaport/contract/work/resource.schema'
import { useT } from '@seaport/i18n/react'
import { ResourcePanel as Panel } from '@seaport/product-ui/resource-panel'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { Translate } from '../../../shared/translation/Translate.tsx'
import type { OnResourceAction, ResourceAction } from './ResourceMenu.tsx'

interface PanelProps {
  id: string
  onAction: OnResourceAction
  onClose: () => void
}

/** Details of a collected person or page, with its actions. */
export function ResourcePanel({ id, onAction, onClose }: PanelProps): ReactNode {
  const t = useT('resource')
  const button = (action: ResourceAction, resource: Resource) => (
    <Button
      disabled={action === 'optOut' && resource.opted_out}
      onClick={() => {
        onClose()
        onAction(action, resource)
      }}
    >
      {t(`do.${action}`)}
    </Button>
  )
  return (
    <Panel
      query={useEndpointQuery(getResource, { params: { id } })}
      taskHref={(task) => `#/task/${task}`}
      linked
      translation={(text) => <Translate text={text} />}
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
