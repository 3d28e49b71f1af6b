import { makeStyles } from '@fluentui/react-components'
import { useFormat } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import { VisuallyHidden } from '@seaport/ui/visually-hidden'
import type { ReactNode } from 'react'
import { fontSizes } from './font-sizes.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    gap: `0 ${token('spacingHorizontalL')}`,
    maxWidth: '720px',
    minHeight: '220px',
    margin: '0 auto',
    padding: token('spacingHorizontalM'),
    listStyleType: 'none',
  },
  word: { lineHeight: 1.25, overflowWrap: 'anywhere' },
})

export interface CloudWord {
  text: string
  count: number
}

/**
 * Words in sizes that follow how often they occur, the largest in the middle. Text that flows, so that it can be read, found and selected.
 */
export function WordCloud({ label, words }: { label: string; words: readonly CloudWord[] }): ReactNode {
  const styles = useStyles()
  const format = useFormat()
  const sizes = fontSizes(words.map((word) => word.count))
  return (
    <ul className={styles.root} aria-label={label}>
      {words.map((word, at) => (
        <li
          key={word.text}
          className={styles.word}
          style={{ fontSize: sizes[at], color: COLOURS[at % COLOURS.length], order: at % 2 ? at : -at }}
          title={format.number(word.count)}
        >
          {word.text}
          <VisuallyHidden>{` ${format.number(word.count)}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}

/** Kinds' text colours: they can be read on the paper at any size. */
const COLOURS = [
  token('seaportPrimaryText'),
  token('seaportSuccessText'),
  token('seaportInfoText'),
  token('seaportWarningText'),
  token('seaportDangerText'),
]
