import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { position: 'absolute', bottom: 0, left: 0, width: '100%', height: 'min(52%, 420px)' },
  swell: {
    animationName: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(-200px)' } },
    animationDuration: '26s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
  slow: { animationDuration: '44s' },
})

/** One period is 200 wide: the picture repeats when moved by that. */
const wave = (y: number, height: number) => {
  const crest = `q 50 ${-height} 100 0 t 100 0 `
  return `M -200 ${y} ${crest.repeat(6)} V 420 H -200 Z`
}

/** A quiet harbour: cranes, a ship at her berth, and water. */
export function AuthIllustration(): ReactNode {
  const styles = useStyles()
  return (
    <svg
      className={styles.root}
      viewBox="0 0 760 420"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <circle cx="520" cy="104" r="54" fill="#ffffff" opacity="0.1" />
      <circle cx="520" cy="104" r="34" fill="#ffffff" opacity="0.14" />
      <g stroke="#ffffff" strokeOpacity="0.32" strokeWidth="3" fill="none" strokeLinecap="round">
        <path d="M96 300V150h96v150M96 205h96M52 150h250M144 150v-44M144 106 302 150M144 106 52 150M250 150v58" />
        <path d="M66 320h150" />
      </g>
      <rect x="236" y="208" width="28" height="18" rx="2" fill="#8fd3df" opacity="0.75" />
      <g opacity="0.95" transform="translate(-72 0)">
        <path d="M300 318h330l-30 52H336z" fill="#03222d" />
        <path d="M300 318h330l-4 8H305z" fill="#8fd3df" opacity="0.55" />
        <g fill="#ffffff">
          <rect x="352" y="292" width="46" height="24" rx="2" opacity="0.5" />
          <rect x="402" y="292" width="46" height="24" rx="2" opacity="0.28" />
          <rect x="452" y="292" width="46" height="24" rx="2" opacity="0.42" />
          <rect x="376" y="265" width="46" height="24" rx="2" opacity="0.24" />
          <rect x="427" y="265" width="46" height="24" rx="2" opacity="0.5" />
          <rect x="540" y="248" width="40" height="68" rx="3" opacity="0.62" />
          <rect x="534" y="258" width="52" height="9" rx="2" opacity="0.85" />
        </g>
        <path d="M560 248v-26" stroke="#ffffff" strokeOpacity="0.6" strokeWidth="3" />
      </g>
      <path className={styles.swell} d={wave(352, 14)} fill="#0a4a5c" />
      <path className={mergeClasses(styles.swell, styles.slow)} d={wave(378, 18)} fill="#062f3d" />
    </svg>
  )
}
