import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'

const useStyles = makeStyles({
  root: { position: 'relative', minWidth: 0 },
  mark: { position: 'absolute', zIndex: 5, inset: 0, pointerEvents: 'none', overflow: 'hidden' },
})

/** A faint text repeated across its content, so that every screenshot shows who took it. */
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
  const width = [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 14 : 8), 48)
  // High enough for the slanted line, because a tile clips overflow.
  const height = Math.round(width * 0.4 + 24)
  const at = `x="${width / 2}" y="${height / 2}" transform="rotate(-20 ${width / 2} ${height / 2})"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text ${at} fill="#888" fill-opacity=".28" font-family="sans-serif" font-size="14" text-anchor="middle">${safe}</text></svg>`
}
