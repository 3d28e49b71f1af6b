import { Brand } from '@seaport/ui/brand'
import { Heading } from '@seaport/ui/heading'
import { Hint } from '@seaport/ui/hint'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { ThemeToggle } from '@seaport/ui/theme-toggle'
import type { ReactNode } from 'react'
import { useLoginStyles } from './useLoginStyles.ts'

interface LoginFrameProps {
  title: string
  lead: string
  foot: ReactNode
  children: ReactNode
}

/** Layout of the screens before the login: language and theme, a card, and a line below it. */
export function LoginFrame({ title, lead, foot, children }: LoginFrameProps): ReactNode {
  const styles = useLoginStyles()
  return (
    <main className={styles.root}>
      <div className={styles.tools}>
        <LanguageMenu />
        <ThemeToggle />
      </div>
      <div className={styles.card}>
        <Brand />
        <div>
          <Heading as="h1" size="huge">
            {title}
          </Heading>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
      <Hint className={styles.foot}>{foot}</Hint>
    </main>
  )
}
