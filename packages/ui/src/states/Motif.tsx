import type { ReactNode } from 'react'
import { type MotifName, motifs } from './motifs.ts'
import { useMotifStyles } from './useMotifStyles.ts'

/** A decorative illustration. */
export function Motif({ name }: { name: MotifName }): ReactNode {
  const styles = useMotifStyles()
  const { line, fill } = motifs[name]
  return (
    <svg className={styles.root} viewBox="0 0 128 84" data-motif={name} aria-hidden>
      <circle className={styles.moon} cx="64" cy="38" r="34" />
      <path className={styles.fill} d={fill} />
      <path className={styles.line} d={line} />
      <path
        className={styles.water}
        d="M2 72q7.75-5 15.5 0t15.5 0 15.5 0 15.5 0 15.5 0 15.5 0 15.5 0 15.5 0M26 80q6-4 12 0t12 0m30 0q6-4 12 0t12 0"
      />
    </svg>
  )
}
