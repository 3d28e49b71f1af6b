import type { Section } from '@seaport/i18n/document'
import { useT } from '@seaport/i18n/react'
import { NARROW, useMediaQuery } from '@seaport/ui/use-media-query'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useLegalStyles } from './useLegalStyles.ts'

export interface ContentsProps {
  /** Path of the document's screen. */
  path: string
  sections: readonly Pick<Section, 'id' | 'title'>[]
}

/** The table of contents: beside the text where there is room, else above it, collapsed. */
export function Contents({ path, sections }: ContentsProps): ReactNode {
  const t = useT('legal')
  const styles = useLegalStyles()
  const narrow = useMediaQuery(NARROW)
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id} className={styles.entry}>
          <PageLink to={`${path}?section=${id}`}>{title}</PageLink>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      {narrow ? (
        <details>
          <summary className={styles.contentsTitle}>{t('contents')}</summary>
          {list}
        </details>
      ) : (
        <>
          <span className={styles.contentsTitle}>{t('contents')}</span>
          {list}
        </>
      )}
    </nav>
  )
}
