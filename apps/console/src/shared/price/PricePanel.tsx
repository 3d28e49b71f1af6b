import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Heading } from '@seaport/ui/heading'
import { Hint } from '@seaport/ui/hint'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    alignSelf: 'start',
    padding: token('spacingHorizontalL'),
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground2'),
  },
  price: {
    fontSize: token('fontSizeHero700'),
    lineHeight: token('lineHeightHero700'),
  },
  old: { opacity: 0.55 },
})

/** Price of the purchase in a form, beside it. */
export function PricePanel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const styles = useStyles()
  return (
    <Stack as="section" className={styles.root} aria-label={title}>
      <Heading as="h3" size="small">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** The price itself, announced when it changes. `old`: the previous one, while the new one is loading. */
export function Price({ old = false, children }: { old?: boolean; children: ReactNode }): ReactNode {
  const styles = useStyles()
  return (
    <Text
      as="p"
      weight="semibold"
      breaks
      numeric
      className={mergeClasses(styles.price, old && styles.old)}
      role="status"
    >
      {children}
    </Text>
  )
}

/** A line about the price, or about why there is none. */
export function PriceNote({ children }: { children: ReactNode }): ReactNode {
  return <Hint>{children}</Hint>
}
