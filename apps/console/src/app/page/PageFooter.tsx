import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useSystemConfig } from '../../shared/config/system-config.ts'
import { PageLink } from '../../shared/page/PageLink.tsx'
import { screens } from '../screens.ts'
import { usePageFrameStyles } from './usePageFrameStyles.ts'

/** The footer of every page: legal pages and the operator. */
export function PageFooter({ pathname }: { pathname: string }): ReactNode {
  const t = useT('page')
  const screen = useT('screen')
  const styles = usePageFrameStyles()
  const company = useSystemConfig()?.company
  const linked = screens.filter(({ footer }) => footer)
  return (
    <footer className={styles.footer}>
      {linked.length > 0 && (
        <nav className={styles.links} aria-label={t('documents')}>
          {linked.map(({ name, path, title }) => (
            <PageLink key={name} to={path} aria-current={path === pathname ? 'page' : undefined}>
              {screen(title)}
            </PageLink>
          ))}
        </nav>
      )}
      {company && <span>{company}</span>}
    </footer>
  )
}
