import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, Suspense } from 'react'
import { lazy } from '../lazy/lazy.ts'

const QrImage = lazy(async () => (await import('./QrImage.tsx')).QrImage)

const useStyles = makeStyles({
  // White in the dark theme too: many scanners don't read light on dark, and the code needs its quiet margin.
  root: {
    boxSizing: 'border-box',
    flexShrink: 0,
    padding: '10px',
    border: '1px solid #d6d6d6',
    borderRadius: '12px',
    backgroundColor: '#ffffff',
  },
})

export interface QrCodeProps {
  text: string
  /** Accessible description of what the code links to. */
  label: string
  /** Edge length in pixels, margin included. */
  size?: number
}

/** A QR code. The library is loaded with the first one; its space is reserved. */
export function QrCode({ text, label, size = 176 }: QrCodeProps): ReactNode {
  const styles = useStyles()
  return (
    <div className={styles.root} style={{ width: size, height: size }}>
      <Suspense fallback={<span aria-busy="true" />}>
        <QrImage text={text} label={label} />
      </Suspense>
    </div>
  )
}
