import { Button } from '@fluentui/react-button'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import { confirm } from '@seaport/ui/confirm'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { notify } from '@seaport/ui/notify'
import { Page, PageCard } from '@seaport/ui/page'
import { SidePanel } from '@seaport/ui/side-panel'
import { type ReactNode, useState } from 'react'
import { NameDialog } from '../components/NameDialog.tsx'
import { RegionCard } from '../components/RegionCard.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'

const TONES = ['success', 'info', 'warning', 'error'] as const

/** /template/overlays */
export function OverlaysDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
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
        <div className={styles.row}>
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
        </div>
      </PageCard>
      <PageCard title={t('overlays.dialogs')}>
        <div className={styles.row}>
          <Button onClick={() => void ask()}>{t('overlays.question')}</Button>
          <Button onClick={() => void ask('100001')}>{t('overlays.typed')}</Button>
          <Button onClick={() => setOpen('form')}>{t('overlays.form')}</Button>
          <Button onClick={() => setOpen('panel')}>{t('overlays.panel')}</Button>
        </div>
      </PageCard>
      <PageCard title={t('overlays.menus')}>
        <div className={styles.row}>
          <ActionMenu
            trigger={<Button>{t('overlays.menu')}</Button>}
            actions={[
              { id: 'one', label: t('overlays.do1'), onSelect: () => notify.success(t('overlays.do1')) },
              { id: 'two', label: t('overlays.do2'), disabled: true, onSelect: () => {} },
              {
                id: 'long',
                label: t('longText'),
                divided: true,
                onSelect: () => notify.success(t('longText')),
              },
            ]}
          />
        </div>
      </PageCard>
      <RegionCard />
      {open === 'form' && <NameDialog onClose={close} />}
      <SidePanel open={open === 'panel'} title={t('overlays.panel')} onClose={close}>
        <KeyValueList
          items={[
            { label: t('form.seat'), value: '100001', copy: '100001' },
            { label: t('remark'), value: t('longText') },
          ]}
        />
      </SidePanel>
    </Page>
  )
}
