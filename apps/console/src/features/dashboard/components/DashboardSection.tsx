import { makeStyles } from '@fluentui/react-components'
import { Heading } from '@seaport/ui/heading'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  head: {
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
  },
})

/** A titled part of the dashboard. */
export function DashboardSection({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}): ReactNode {
  const styles = useStyles()
  return (
    <Stack as="section" aria-label={title}>
      <Row justify="between" className={styles.head}>
        <Heading as="h2" size="medium">
          {title}
        </Heading>
        {typeof aside === 'string' ? (
          <Text as="span" tone="quiet">
            {aside}
          </Text>
        ) : (
          aside
        )}
      </Row>
      {children}
    </Stack>
  )
}
