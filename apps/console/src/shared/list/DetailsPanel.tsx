import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import type { ReactNode } from 'react'

export interface DetailsPanelProps {
  title: string
  details: readonly KeyValue[]
  /** Buttons at the bottom. */
  actions?: ReactNode
  onClose: () => void
}

/** All fields of a row whose line does not show them. */
export function DetailsPanel({ details, ...panel }: DetailsPanelProps): ReactNode {
  return (
    <SidePanel open {...panel}>
      <KeyValueList items={details} />
    </SidePanel>
  )
}
