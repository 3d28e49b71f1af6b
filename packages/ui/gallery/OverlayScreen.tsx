import { Button } from '@fluentui/react-button'
import { useLanguage } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { TextField } from '../src/field/TextField.tsx'
import { useForm } from '../src/form/useForm.ts'
import { KeyValueList } from '../src/key-value-list/KeyValueList.tsx'
import { confirm } from '../src/overlays/confirmations.ts'
import { FormDialog } from '../src/overlays/FormDialog.tsx'
import { notify } from '../src/overlays/notices.ts'
import { Page, PageCard } from '../src/page/Page.tsx'
import { SidePanel } from '../src/side-panel/SidePanel.tsx'
import { words } from './words.ts'

const schema = z.object({ name: z.string().min(3) })

export function OverlayScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const [shown, setShown] = useState<'form' | 'panel'>()
  const close = () => setShown(undefined)
  const ask = async () => {
    const yes = await confirm({
      title: word.crash,
      text: word.dashboard,
      effects: [word.table, word.form, word.states],
      action: word.overlay,
      typed: 'seat',
    })
    notify.info(String(yes))
  }
  return (
    <Page title={word.overlay}>
      <PageCard title={word.overlay}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button id="ask" onClick={() => void ask()}>
            {'confirm'}
          </Button>
          <Button id="form" onClick={() => setShown('form')}>
            {'form'}
          </Button>
          <Button id="panel" onClick={() => setShown('panel')}>
            {'panel'}
          </Button>
          {(['success', 'error', 'warning', 'info'] as const).map((tone) => (
            <Button
              key={tone}
              id={tone}
              onClick={() => notify[tone](word.dashboard, tone === 'error' ? 'req-1' : undefined)}
            >
              {tone}
            </Button>
          ))}
        </div>
      </PageCard>
      {shown === 'form' && <SampleDialog onClose={close} />}
      <SidePanel
        open={shown === 'panel'}
        title={word.table}
        onClose={close}
        actions={<Button appearance="primary">{word.form}</Button>}
      >
        <KeyValueList
          items={[
            { label: word.personal, value: 'seat-100001', copy: 'seat-100001' },
            { label: word.states, value: word.dashboard },
          ]}
        />
      </SidePanel>
    </Page>
  )
}

function SampleDialog({ onClose }: { onClose: () => void }): ReactNode {
  const word = words[useLanguage().lang]
  const form = useForm({ schema, initial: { name: '' }, onSubmit: async () => onClose() })
  return (
    <FormDialog title={word.form} form={form} onClose={onClose}>
      <TextField field={form.field('name')} label={word.table} required autoFocus />
    </FormDialog>
  )
}
