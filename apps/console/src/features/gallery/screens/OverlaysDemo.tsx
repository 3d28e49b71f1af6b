import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { lazy } from '@seaport/ui/lazy'
import { notify } from '@seaport/ui/notify'
import { Page, PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { type ReactNode, Suspense, useState } from 'react'
import { DemoMenu } from '../components/DemoMenu.tsx'
import { NameDialog } from '../components/NameDialog.tsx'
import { RegionCard } from '../components/RegionCard.tsx'

const DemoPanel = lazy(async () => (await import('../components/DemoPanel.tsx')).DemoPanel)

const TONES = ['success', 'info', 'warning', 'error'] as const

/** /template/overlays */
export function OverlaysDemo(): ReactNode {
  const t = useT('gallery')
  const [open, setOpen] = useState<'form' | 'panel'>()
  const close = () => setOpen(undefined)
  const ask = async (typed?: string) => {
    const agreed = await confirm({
      title: t('overlays.ask'),
      effects: [t('overlays.effect1'), t('overlays.effect2')],
      action: t('overlays.askAction'),
      ...(typed && { typed }),
    })
    notify.info(agreed ? t('overlays.agreed') : t('overlays.refused'))
  }
  return (
    <Page title={t('overlays.title')} description={t('overlays.lead')}>
      <PageCard title={t('overlays.notices')}>
        <Row>
          {TONES.map((tone) => (
            <Button
              key={tone}
              onClick={() =>
                notify[tone](t(`notice.${tone}`), tone === 'error' ? { detail: 'req-01J9' } : undefined)
              }
            >
              {t(`noticeName.${tone}`)}
            </Button>
          ))}
        </Row>
      </PageCard>
      <PageCard title={t('overlays.dialogs')}>
        <Row>
          <Button onClick={() => void ask()}>{t('overlays.question')}</Button>
          <Button onClick={() => void ask('100001')}>{t('overlays.typed')}</Button>
          <Button onClick={() => setOpen('form')}>{t('overlays.form')}</Button>
          <Button onClick={() => setOpen('panel')}>{t('overlays.panel')}</Button>
        </Row>
      </PageCard>
      <PageCard title={t('overlays.menus')}>
        <Row>
          <DemoMenu onAsk={() => void ask()} />
        </Row>
      </PageCard>
      <RegionCard />
      {open === 'form' && <NameDialog onAsk={() => void ask()} onClose={close} />}
      <Suspense>{open === 'panel' && <DemoPanel onAsk={() => void ask()} onClose={close} />}</Suspense>
    </Page>
  )
}
