import { makeStyles } from '@griffel/react'
import { type ReactNode, useMemo } from 'react'

const useStyles = makeStyles({
  root: { position: 'relative', minWidth: 0 },
  mark: { position: 'absolute', zIndex: 5, inset: 0, pointerEvents: 'none', overflow: 'hidden' },
})

/** A text, faint and over and over, across what stands inside: who looked at it shows on every picture of it. */
export function Watermark({ text, children }: { text: string; children: ReactNode }): ReactNode {
  const styles = useStyles()
  const image = useMemo(() => `url("data:image/svg+xml,${encodeURIComponent(tile(text))}")`, [text])
  return (
    <div className={styles.root}>
      {children}
      <div className={styles.mark} style={{ backgroundImage: image }} aria-hidden />
    </div>
  )
}

/** One tile of the pattern. A middle grey is seen on light and on dark paper. */
function tile(text: string): string {
  const safe = text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const width = Math.max(160, [...text].length * 13 + 60)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="120"><text x="50%" y="50%" fill="#888" fill-opacity=".22" font-family="sans-serif" font-size="14" text-anchor="middle" transform="rotate(-22 ${width / 2} 60)">${safe}</text></svg>`
}
