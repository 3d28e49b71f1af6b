import { type Lang, toTag } from '@seaport/i18n/lang'
import { useLanguage } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Modal } from '../overlays/Modal.tsx'
import { Brand } from '../shell/Brand.tsx'
import { noticeLanguages, REGION_MESSAGES } from './region-messages.ts'
import type { Region } from './resolve-region.ts'
import { useRegionNoticeStyles } from './useRegionNoticeStyles.ts'

export interface RegionNoticeProps {
  region: Region
  /** How to reach support, as people should read it. */
  support: string
  /** Who signs. */
  company: string
}

/** The full-page notice for visitors from a restricted region. It covers everything and has no way past it; in Chinese and English. */
export function RegionNotice({ region, support, company }: RegionNoticeProps): ReactNode {
  const styles = useRegionNoticeStyles()
  const { lang } = useLanguage()
  const languages = noticeLanguages(lang)
  return (
    <Modal label={REGION_MESSAGES[lang].label} className={styles.root}>
      <div className={styles.paper}>
        <Brand />
        {languages.map((one) => (
          <Block key={one} lang={one} />
        ))}
        <dl className={styles.facts}>
          <Fact words={languages.map((one) => REGION_MESSAGES[one].ip)} value={region.ip} />
          <Fact words={languages.map((one) => REGION_MESSAGES[one].country)} value={region.country} />
          <Fact words={languages.map((one) => REGION_MESSAGES[one].support)} value={support} />
        </dl>
        <p className={styles.signature}>{company}</p>
      </div>
    </Modal>
  )
}

function Block({ lang }: { lang: Lang }): ReactNode {
  const styles = useRegionNoticeStyles()
  const words = REGION_MESSAGES[lang]
  return (
    <section lang={toTag(lang)} className={styles.block}>
      <h1 className={styles.title}>{words.title}</h1>
      {(['text', 'law', 'mistake'] as const).map((key) => (
        <p key={key} className={styles.text}>
          {words[key]}
        </p>
      ))}
    </section>
  )
}

function Fact({ words, value }: { words: readonly string[]; value: string }): ReactNode {
  const styles = useRegionNoticeStyles()
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{words.join(' · ')}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
