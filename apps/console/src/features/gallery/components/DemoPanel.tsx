import { useT } from '@seaport/i18n/react'
import { ComboField } from '@seaport/ui/combo-field'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { DemoMenu } from './DemoMenu.tsx'

const schema = z.object({ seat: z.string() })
const SEATS = ['100001', '100007', '100008'].map((seat) => ({ value: seat, label: seat }))

/** A panel with overlays inside: a menu, a select, a question. */
export function DemoPanel({ onAsk, onClose }: { onAsk: () => void; onClose: () => void }): ReactNode {
  const t = useT('gallery')
  const form = useForm({ schema, initial: { seat: '' }, onSubmit: () => Promise.resolve() })
  return (
    <SidePanel open title={t('overlays.panel')} actions={<DemoMenu onAsk={onAsk} />} onClose={onClose}>
      <KeyValueList
        items={[
          { label: t('form.seat'), value: '100001', copy: '100001' },
          { label: t('remark'), value: t('longText') },
        ]}
      />
      <ComboField field={form.field('seat')} label={t('form.seat')} options={SEATS} />
    </SidePanel>
  )
}
