import { mergeClasses } from '@fluentui/react-components'
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import type { ReactElement, ReactNode } from 'react'
import { usePictureStyles } from './usePictureStyles.ts'

/** A decorative picture: it repeats the text beside it, so it is hidden from screen readers and the tab order. */
export function Picture({ children }: { children: ReactNode }): ReactNode {
  const styles = usePictureStyles()
  return (
    <div className={styles.scene} aria-hidden inert>
      {children}
    </div>
  )
}

/** Paper that things lie on. */
export function Card({ children }: { children: ReactNode }): ReactNode {
  return (
    <Stack gap="S" className={usePictureStyles().card}>
      {children}
    </Stack>
  )
}

/** Things beside each other, which wrap where there is no room. */
export function Things({ children }: { children: ReactNode }): ReactNode {
  return <Row justify="between">{children}</Row>
}

/** A small word about something. */
export function Note({ children }: { children: ReactNode }): ReactNode {
  return <Hint as="span">{children}</Hint>
}

/** A name or a number that stands for a thing. */
export function Tag({ children, strong = false }: { children: ReactNode; strong?: boolean }): ReactNode {
  const styles = usePictureStyles()
  return <span className={mergeClasses(styles.chip, strong && styles.strong)}>{children}</span>
}

/** An arrow to the next item. */
export function Arrow(): ReactNode {
  return <ArrowRightRegular className={usePictureStyles().arrow} />
}

/** A sequence; an arrow stays with the item it points to. */
export function Sequence({ steps }: { steps: readonly ReactElement[] }): ReactNode {
  return (
    <Row gap="XS">
      {steps.map((step, at) => (
        <Row key={step.key} as="span" gap="XS" inline wrap="never">
          {at > 0 && <Arrow />}
          {step}
        </Row>
      ))}
    </Row>
  )
}

/** Ports as berths; the first ones are assigned. */
export function PortRow({ total, taken }: { total: number; taken: number }): ReactNode {
  const styles = usePictureStyles()
  const berths = Array.from({ length: total }, (_, at) => at)
  return (
    <div className={styles.berths}>
      {berths.map((at) => (
        <span key={at} className={mergeClasses(styles.berth, at < taken && styles.taken)} />
      ))}
    </div>
  )
}
