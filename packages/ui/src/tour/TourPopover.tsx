import { Button } from '@fluentui/react-button'
import { usePositioning } from '@fluentui/react-positioning'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Modal } from '../overlays/Modal.tsx'
import type { TourStep } from './tour.types.ts'
import { useTourStyles } from './useTourStyles.ts'

interface TourPopoverProps {
  steps: readonly TourStep[]
  onClose: () => void
}

interface Stop extends TourStep {
  element: HTMLElement
}

/** The call-outs. The part that is explained is scrolled into view and framed. */
export function TourPopover({ steps, onClose }: TourPopoverProps): ReactNode {
  const t = useT('kit')
  const styles = useTourStyles()
  const [stops] = useState(() => findStops(steps))
  const [at, setAt] = useState(0)
  const stop = stops[at]
  useEffect(() => {
    if (!stop) return onClose()
    stop.element.scrollIntoView({ block: 'nearest' })
  }, [stop, onClose])
  if (!stop) return null
  const last = at === stops.length - 1
  return (
    // A call-out is one dialog: the next is announced anew.
    <Modal key={stop.id} label={stop.title} placement="anchored" onDismiss={onClose}>
      <Frame target={stop.element} />
      <CallOut target={stop.element}>
        <h2 className={styles.title}>{stop.title}</h2>
        <div>{stop.text}</div>
        <div className={styles.foot}>
          <span className={styles.count}>{t('tourAt', { at: at + 1, total: stops.length })}</span>
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
        </div>
      </CallOut>
    </Modal>
  )
}

/** A line around what is explained, drawn over it. */
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

/** Has the focus: the first button leaves the tour, Enter leads on. */
function NextButton({ onClick, children }: { onClick: () => void; children: string }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Button ref={button} appearance="primary" size="small" onClick={onClick}>
      {children}
    </Button>
  )
}

function findStops(steps: readonly TourStep[]): readonly Stop[] {
  return steps.flatMap((step) => {
    const element = document.querySelector<HTMLElement>(step.target)
    return element ? [{ ...step, element }] : []
  })
}
