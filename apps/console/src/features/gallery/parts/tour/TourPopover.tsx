import { Button, usePositioning } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Modal } from '@seaport/ui/modal'
import { Row } from '@seaport/ui/row'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTourStyles } from './useTourStyles.ts'

export interface TourStep {
  id: string
  /** CSS selector of the part that is explained. */
  target: string
  title: string
  text: string
}

interface TourPopoverProps {
  steps: readonly TourStep[]
  onClose: () => void
}

interface TourAnchor extends TourStep {
  element: HTMLElement
}

/** The call-outs. The part that is explained is scrolled into view and framed. */
export function TourPopover({ steps, onClose }: TourPopoverProps): ReactNode {
  const t = useT('kit')
  const styles = useTourStyles()
  const [anchors] = useState(() => findAnchors(steps))
  const [at, setAt] = useState(0)
  const anchor = anchors[at]
  useEffect(() => {
    if (!anchor) return onClose()
    anchor.element.scrollIntoView({ block: 'nearest' })
  }, [anchor, onClose])
  if (!anchor) return null
  const last = at === anchors.length - 1
  return (
    // Each call-out is a dialog, so that the next one is announced.
    <Modal key={anchor.id} label={anchor.title} placement="anchored" onDismiss={onClose}>
      <Frame target={anchor.element} />
      <CallOut target={anchor.element}>
        <Heading as="h2" size="medium" apart>
          {anchor.title}
        </Heading>
        <div>{anchor.text}</div>
        <Row className={styles.foot}>
          <span className={styles.count}>{t('tourAt', { at: at + 1, total: anchors.length })}</span>
          {!last && (
            <Button appearance="subtle" size="small" onClick={onClose}>
              {t('tourSkip')}
            </Button>
          )}
          {at > 0 && (
            <Button size="small" onClick={() => setAt(at - 1)}>
              {t('tourBack')}
            </Button>
          )}
          <NextButton onClick={() => (last ? onClose() : setAt(at + 1))}>
            {last ? t('tourFinish') : t('tourNext')}
          </NextButton>
        </Row>
      </CallOut>
    </Modal>
  )
}

/** An outline around the explained element. */
function Frame({ target }: { target: HTMLElement }): ReactNode {
  const styles = useTourStyles()
  const [{ x, y, width, height }, setRect] = useState(() => target.getBoundingClientRect())
  useEffect(() => {
    const follow = () => setRect(target.getBoundingClientRect())
    const options = { capture: true, passive: true }
    follow()
    addEventListener('resize', follow, options)
    addEventListener('scroll', follow, options)
    return () => {
      removeEventListener('resize', follow, options)
      removeEventListener('scroll', follow, options)
    }
  }, [target])
  return <div className={styles.frame} style={{ left: x, top: y, width, height }} />
}

/** The box, with an arrow to what it explains. */
function CallOut({ target, children }: { target: HTMLElement; children: ReactNode }): ReactNode {
  const styles = useTourStyles()
  const { containerRef, arrowRef } = usePositioning({
    target,
    position: 'below',
    offset: 8,
    arrowPadding: 8,
    strategy: 'fixed',
  })
  return (
    <div ref={containerRef} className={styles.callOut}>
      <div ref={arrowRef} className={styles.arrow} />
      {children}
    </div>
  )
}

/** Gets the focus, so that Enter continues; the first button ends the tour. */
function NextButton({ onClick, children }: { onClick: () => void; children: string }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Button ref={button} appearance="primary" size="small" onClick={onClick}>
      {children}
    </Button>
  )
}

function findAnchors(steps: readonly TourStep[]): readonly TourAnchor[] {
  return steps.flatMap((step) => {
    const element = document.querySelector<HTMLElement>(step.target)
    return element ? [{ ...step, element }] : []
  })
}
