import { makeStyles } from '@fluentui/react-components'
import { LoadingState } from '@seaport/ui/loading-state'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const useStyles = makeStyles({ place: { minHeight: '240px' } })

/** Renders its children when they come near the viewport; code and data are not loaded before. */
export function LazyInView({ children }: { children: ReactNode }): ReactNode {
  const styles = useStyles()
  const container = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !container.current) return
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    )
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [seen])
  if (!seen) return <div ref={container} className={styles.place} />
  return <Suspense fallback={<LoadingState />}>{children}</Suspense>
}
