import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { PauseRegular } from '@fluentui/react-icons/svg/pause'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { useMediaQuery } from '@seaport/ui/use-media-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCarouselStyles } from './useCarouselStyles.ts'

export interface Slide {
  id: string
  content: ReactNode
}

export interface CarouselProps {
  label: string
  slides: readonly Slide[]
  /** Milliseconds between slides; pauses while hovered or focused, and with reduced motion. */
  intervalMs?: number
}

/** Slides side by side: swiped, stepped through, or on their own with a button that stops them. */
export function Carousel({ label, slides, intervalMs }: CarouselProps): ReactNode {
  const t = useT('kit')
  const styles = useCarouselStyles()
  const track = useRef<HTMLUListElement>(null)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [resting, setResting] = useState(false)
  const total = slides.length
  const go = (to: number) => {
    const next = (to + total) % total
    setAt(next)
    const box = track.current
    // Not scrollIntoView: that would move the screen as well.
    box?.scrollTo?.({ left: next * box.clientWidth, behavior: still ? 'instant' : 'smooth' })
  }
  const runs = intervalMs !== undefined && playing && !resting && !still && total > 1
  const tick = useEffectEvent(() => go(at + 1))
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(tick, intervalMs)
    return () => clearInterval(timer)
  }, [runs, intervalMs])
  return (
    <section
      className={styles.root}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys.
        tabIndex={0}
        className={styles.track}
        aria-live={runs ? 'off' : 'polite'}
        onScroll={({ currentTarget: box }) => {
          const index = Math.round(box.scrollLeft / Math.max(1, box.clientWidth))
          const arrived = Math.abs(box.scrollLeft - index * box.clientWidth) < 2
          if (arrived && index !== at) setAt(Math.min(total - 1, index))
        }}
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide} aria-hidden={index !== at} inert={index !== at}>
            {slide.content}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <Row gap="XXS" justify="center" className={styles.foot}>
          <Button
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label={t('slidePrevious')}
            onClick={() => go(at - 1)}
          />
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={styles.dot}
              aria-label={t('slideGo', { at: index + 1, total })}
              aria-current={index === at}
              onClick={() => go(index)}
            />
          ))}
          <Button
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label={t('slideNext')}
            onClick={() => go(at + 1)}
          />
          {intervalMs !== undefined && !still && (
            <Button
              appearance="subtle"
              icon={playing ? <PauseRegular /> : <PlayRegular />}
              aria-label={playing ? t('slidePause') : t('slidePlay')}
              onClick={() => setPlaying(!playing)}
            />
          )}
        </Row>
      )}
    </section>
  )
}
