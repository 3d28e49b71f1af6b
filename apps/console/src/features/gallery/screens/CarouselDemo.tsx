import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Page, PageCard } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { Carousel } from '../parts/carousel/Carousel.tsx'

const useStyles = makeStyles({
  slide: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('spacingVerticalS'),
    minHeight: '180px',
    padding: `${token('spacingVerticalXL')} ${token('spacingHorizontalXXL')}`,
    textAlign: 'center',
  },
  text: { margin: 0, maxWidth: '60ch', textWrap: 'balance' },
  primary: { backgroundColor: token('seaportPrimarySurface'), color: token('seaportPrimaryText') },
  success: { backgroundColor: token('seaportSuccessSurface'), color: token('seaportSuccessText') },
  info: { backgroundColor: token('seaportInfoSurface'), color: token('seaportInfoText') },
})

/** /template/carousel */
export function CarouselDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useStyles()
  const demo = useDemoStyles()
  const slide = (id: 'ports' | 'seats' | 'tasks', tone: 'primary' | 'success' | 'info') => ({
    id,
    content: (
      <div className={`${styles.slide} ${styles[tone]}`}>
        <Heading as="h3" size="large">
          {t(`slide.${id}`)}
        </Heading>
        <p className={styles.text}>{t(`slide.${id}Text`)}</p>
      </div>
    ),
  })
  const slides = [slide('ports', 'primary'), slide('seats', 'success'), slide('tasks', 'info')]
  return (
    <Page title={t('carousel.title')} description={t('carousel.lead')}>
      <PageCard title={t('carousel.alone')}>
        <Carousel label={t('carousel.alone')} intervalMs={5000} slides={slides} />
      </PageCard>
      <div className={demo.pairs}>
        <PageCard title={t('carousel.byHand')}>
          <Carousel label={t('carousel.byHand')} slides={slides} />
        </PageCard>
        <PageCard title={t('carousel.single')}>
          <Carousel label={t('carousel.single')} slides={slides.slice(0, 1)} />
        </PageCard>
      </div>
    </Page>
  )
}
