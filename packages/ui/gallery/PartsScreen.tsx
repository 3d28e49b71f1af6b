import { Button } from '@fluentui/react-button'
import { useLanguage } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { Carousel } from '../src/carousel/Carousel.tsx'
import { CopyButton } from '../src/copy-button/CopyButton.tsx'
import { Page, PageCard } from '../src/page/Page.tsx'
import { QrCode } from '../src/qr-code/QrCode.tsx'
import { Steps } from '../src/steps/Steps.tsx'
import { token } from '../src/theme/token.ts'
import { Tour } from '../src/tour/Tour.tsx'
import { Watermark } from '../src/watermark/Watermark.tsx'
import { WordCloud } from '../src/word-cloud/WordCloud.tsx'
import { words } from './words.ts'

const CLOUD = [
  'port',
  'seat',
  '私信',
  '群組',
  'khách hàng',
  'follow',
  'like',
  'resource',
  '关键词',
  'warm-up',
  'post',
  'link',
]

const ADDRESS = 'TXk2Uq9mS1dQm7nR5cVb8YwZ3aEfGh4JkL'

export function PartsScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const [at, setAt] = useState(1)
  const [touring, setTouring] = useState(false)
  const steps = [
    { id: 'a', title: word.form, hint: word.more },
    { id: 'b', title: word.table },
    { id: 'c', title: word.video },
    { id: 'd', title: word.ports },
  ]
  const slide = (
    title: string,
    surface: 'seaportPrimarySurface' | 'seaportSuccessSurface' | 'seaportInfoSurface',
  ) => ({
    id: surface,
    content: (
      <div style={{ display: 'grid', placeItems: 'center', height: 160, background: token(surface) }}>
        {title}
      </div>
    ),
  })
  return (
    <Page
      title={word.parts}
      actions={
        <Button id="start-tour" appearance="primary" onClick={() => setTouring(true)}>
          {word.tour}
        </Button>
      }
    >
      <div id="steps">
        <PageCard title={word.form}>
          <Steps label={word.form} steps={steps} current={at} onSelect={setAt} />
          <Steps
            label={word.states}
            steps={steps.map((step, place) => ({ ...step, failed: place === 2 }))}
            current={3}
          />
          <div>
            <Button disabled={at >= steps.length} onClick={() => setAt(at + 1)}>
              {word.more}
            </Button>
          </div>
        </PageCard>
      </div>
      <PageCard title={word.code}>
        <QrCode text={ADDRESS} label={word.code} />
        <div>
          <CopyButton text={ADDRESS} label={ADDRESS} />
        </div>
      </PageCard>
      <div id="slides">
        <PageCard>
          <Carousel
            label={word.parts}
            every={5000}
            slides={[
              slide(word.dashboard, 'seaportPrimarySurface'),
              slide(word.table, 'seaportSuccessSurface'),
              slide(word.form, 'seaportInfoSurface'),
            ]}
          />
        </PageCard>
      </div>
      <PageCard title={word.remark}>
        <WordCloud
          label={word.remark}
          words={CLOUD.map((text, place) => ({ text, count: Math.round(900 / (place + 1) ** 1.4) }))}
        />
      </PageCard>
      <PageCard title={word.states}>
        <Watermark text="demo@seaport.test · 203.0.113.9">
          <p style={{ minHeight: 140, margin: 0 }}>{word.dashboard}</p>
        </Watermark>
      </PageCard>
      <Tour
        open={touring}
        onClose={() => setTouring(false)}
        steps={[
          { id: 'a', target: '#steps', title: word.form, text: word.dashboard },
          { id: 'b', target: '#slides', title: word.parts, text: word.table },
          { id: 'c', target: '#start-tour', title: word.tour, text: word.states },
        ]}
      />
    </Page>
  )
}
