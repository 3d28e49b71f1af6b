import { type Lang, toTag } from '@seaport/i18n/lang'
import cn from '@seaport/i18n/locales/cn/region.json'
import en from '@seaport/i18n/locales/en/region.json'
import hk from '@seaport/i18n/locales/hk/region.json'
import vi from '@seaport/i18n/locales/vi/region.json'
import { useLanguage } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Modal } from '../overlays/Modal.tsx'
import { Brand } from '../shell/Brand.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import type { Region } from './resolve-region.ts'
import { useRegionNoticeStyles } from './useRegionNoticeStyles.ts'

/** The messages in every language at once: the notice shows more than one. */
const REGION_MESSAGES: Readonly<Record<Lang, typeof en>> = { cn, hk, en, vi }

/** Chinese (in the visitor's script) and English always; Vietnamese for those who chose it. */
function noticeLanguages(lang: Lang): readonly Lang[] {
  const both: Lang[] = [lang === 'hk' ? 'hk' : 'cn', 'en']
  return lang === 'vi' ? [...both, 'vi'] : both
}

export interface RegionNoticeProps {
  region: Region
  /** Support contact as shown; empty = the operator's name. */
  support: string
  /** Signing company. */
  company: string
  /** What kind of company signs; empty = a Singapore technology company. */
  description?: string
}

/** The full-page notice for visitors from a restricted region. It covers everything and has no way past it; in Chinese and English. */
export function RegionNotice({ region, support, company, description }: RegionNoticeProps): ReactNode {
  const styles = useRegionNoticeStyles()
  const { lang } = useLanguage()
  const languages = noticeLanguages(lang)
  const inAllLanguages = (key: 'operator' | 'description') =>
    languages.map((one) => REGION_MESSAGES[one][key]).join(' · ')
  return (
    <Modal label={REGION_MESSAGES[lang].label} className={styles.root}>
      <div className={styles.paper}>
        <Brand />
        {languages.map((one) => (
          <Block key={one} lang={one} />
        ))}
        <dl className={styles.details}>
          <Fact messages={languages.map((one) => REGION_MESSAGES[one].ip)} value={region.ip} />
          <Fact messages={languages.map((one) => REGION_MESSAGES[one].country)} value={region.country} />
          <Fact
            messages={languages.map((one) => REGION_MESSAGES[one].support)}
            value={support || inAllLanguages('operator')}
          />
        </dl>
        <Text as="p" tone="soft" size="medium" className={styles.signature}>
          {company}
          <br />
          {description || inAllLanguages('description')}
        </Text>
      </div>
    </Modal>
  )
}

function Block({ lang }: { lang: Lang }): ReactNode {
  const styles = useRegionNoticeStyles()
  const messages = REGION_MESSAGES[lang]
  return (
    <Stack lang={toTag(lang)} as="section" gap="XS">
      <Heading as="h1" size="large" className={styles.title}>
        {messages.title}
      </Heading>
      {(['text', 'law', 'mistake'] as const).map((key) => (
        <Text key={key} as="p" size="medium" className={styles.text}>
          {messages[key]}
        </Text>
      ))}
    </Stack>
  )
}

function Fact({ messages, value }: { messages: readonly string[]; value: string }): ReactNode {
  const styles = useRegionNoticeStyles()
  return (
    <Row align="stretch" justify="between" className={styles.fact}>
      <Text as="dt" tone="quiet">
        {messages.join(' · ')}
      </Text>
      <Text as="dd" weight="semibold" breaks className={styles.value}>
        {value}
      </Text>
    </Row>
  )
}
