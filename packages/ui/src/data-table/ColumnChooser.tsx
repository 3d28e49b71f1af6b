import { Button } from '@fluentui/react-components'
import { ColumnTripleEditRegular } from '@fluentui/react-icons/svg/column-triple-edit'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { DeferredMenu } from '../menu/DeferredMenu.tsx'
import type { ColumnMenuProps } from './ColumnMenu.tsx'

const ColumnMenu = lazy(async () => (await import('./ColumnMenu.tsx')).ColumnMenu)

/** Button and menu to choose the columns of a table. */
export function ColumnChooser(props: Omit<ColumnMenuProps, 'trigger'>): ReactNode {
  const t = useT('ui')
  const trigger = (
    <Button
      appearance="subtle"
      icon={<ColumnTripleEditRegular />}
      aria-label={t('columns')}
      title={t('columns')}
    />
  )
  return (
    <DeferredMenu trigger={trigger} load={ColumnMenu.load}>
      <ColumnMenu {...props} trigger={trigger} />
    </DeferredMenu>
  )
}
