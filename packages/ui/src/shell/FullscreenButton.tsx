import { Button } from '@fluentui/react-components'
import { FullScreenMaximizeRegular } from '@fluentui/react-icons/svg/full-screen-maximize'
import { FullScreenMinimizeRegular } from '@fluentui/react-icons/svg/full-screen-minimize'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Enters full screen, or leaves it. */
export function toggleFullscreen(): void {
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
}

/** Full-screen toggle; renders nothing where the browser has no full screen. */
export function FullscreenButton(): ReactNode {
  const t = useT('shell')
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  return (
    <Button
      appearance="subtle"
      icon={full ? <FullScreenMinimizeRegular /> : <FullScreenMaximizeRegular />}
      aria-label={full ? t('exitFullscreen') : t('enterFullscreen')}
      title={full ? t('exitFullscreen') : t('enterFullscreen')}
      onClick={toggleFullscreen}
    />
  )
}
