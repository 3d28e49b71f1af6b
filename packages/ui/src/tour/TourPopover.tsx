import { Button } from '@fluentui/react-button'
import {
  TeachingPopover,
  TeachingPopoverBody,
  TeachingPopoverSurface,
  TeachingPopoverTitle,
} from '@fluentui/react-teaching-popover'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
    const { element } = stop
    element.scrollIntoView({ block: 'nearest' })
    element.classList.add(...styles.target.split(' '))
    return () => element.classList.remove(...styles.target.split(' '))
  }, [stop, styles.target, onClose])
  if (!stop) return null
  const last = at === stops.length - 1
  return (
    <TeachingPopover
      key={stop.id}
      open
      withArrow
      trapFocus
      // The first button leaves the tour; Enter leads on.
      unstable_disableAutoFocus
      positioning={{ target: stop.element, position: 'below', offset: 8 }}
      onOpenChange={(event, { open }) => {
        // A click beside it is no answer.
        if (!open && event.type !== 'click') onClose()
      }}
    >
      <TeachingPopoverSurface aria-label={stop.title}>
        <TeachingPopoverBody>
          <TeachingPopoverTitle dismissButton={null}>{stop.title}</TeachingPopoverTitle>
          <div>{stop.text}</div>
        </TeachingPopoverBody>
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
          <Onwards onClick={() => (last ? onClose() : setAt(at + 1))}>
            {last ? t('tourFinish') : t('tourNext')}
          </Onwards>
        </div>
      </TeachingPopoverSurface>
    </TeachingPopover>
  )
}

/** Takes the focus as soon as the call-out is there. */
function Onwards({ onClick, children }: { onClick: () => void; children: string }): ReactNode {
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
