import { Button } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { type DocumentName, documentIn } from '@seaport/i18n/document'
import { createFormat } from '@seaport/i18n/format'
import { useLanguage, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Row } from '@seaport/ui/row'
import { type ReactNode, use, useDeferredValue } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { fill, type Parties } from '../fill.ts'
import { Clauses } from './Clauses.tsx'
import { Contents } from './Contents.tsx'
import { useLegalStyles } from './useLegalStyles.ts'
import { useSectionInAddress } from './useSectionInAddress.ts'

/** Days on which both documents were dated and take effect (specification, section 1). */
const ISSUED = '2024-06-08'
const EFFECTIVE = '2024-08-01'

/** A document: contents linked to its numbered sections, suitable for printing. */
export function LegalPage({ name }: { name: DocumentName }): ReactNode {
  const t = useT('legal')
  const brand = useT('shell')('brand')
  const styles = useLegalStyles()
  const config = useSystemConfig()
  // After a change of the language the old text stays until the new one is loaded.
  const lang = useDeferredValue(useLanguage().lang)
  const document = use(documentIn(lang, name))
  useSectionInAddress(document)
  // A date is the same in every time zone.
  const { date } = createFormat(lang, 'UTC')
  const parties: Parties = {
    brand: config?.brand || brand,
    company: config?.company || document.company,
    support: config?.support_contact || document.support,
    issued: date(ISSUED),
    effective: date(EFFECTIVE),
  }
  return (
    <PublicPage title={document.title} lead={fill(document.lead, parties)} width="wide">
      <Row gap="M" justify="between" className={styles.dates}>
        <span>{t('dates', { issued: parties.issued, effective: parties.effective })}</span>
        <Button size="small" icon={<PrintRegular />} className={styles.print} onClick={() => print()}>
          {t('print')}
        </Button>
      </Row>
      <div className={styles.body}>
        <Contents path={`/${name}`} sections={document.sections} />
        <article className={styles.text}>
          {document.sections.map((section, at) => (
            <section key={section.id} aria-labelledby={section.id}>
              <Heading id={section.id} tabIndex={-1} as="h2" size="large" className={styles.heading}>
                {t('section', { number: at + 1, title: section.title })}
              </Heading>
              <Clauses number={at + 1} clauses={section.clauses} parties={parties} />
            </section>
          ))}
        </article>
      </div>
    </PublicPage>
  )
}
