import { makeStyles, Switch } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useId } from 'react'
import { paletteKeys } from '../command-palette/CommandPalette.tsx'
import { Row } from '../layout/Row.tsx'
import { Dialog, DialogContent } from '../overlays/Dialog.tsx'
import { Hint } from '../text/Hint.tsx'
import { token } from '../theme/token.ts'
import { useLetterKeys } from './letter-keys.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM'), margin: 0 },
  keys: { display: 'flex', flexShrink: 0, gap: token('spacingHorizontalXS'), margin: 0 },
  choice: {
    marginBottom: token('spacingVerticalL'),
    paddingBottom: token('spacingVerticalM'),
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
  key: {
    padding: '2px 8px',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1')}`,
    borderRadius: token('borderRadiusSmall'),
    fontFamily: 'inherit',
    fontSize: token('fontSizeBase200'),
  },
})

/** A keyboard shortcut and its description. */
export interface Shortcut {
  what: string
  keys: readonly string[]
}

interface ShortcutSheetProps {
  /** Shortcuts of the current screen, listed after the global ones. Keys of a single character are left out while they are off. */
  more?: readonly Shortcut[]
  onClose: () => void
}

/** Sheet of all keyboard shortcuts; its messages are in the namespace `palette`. */
export function ShortcutSheet({ more = [], onClose }: ShortcutSheetProps): ReactNode {
  const t = useT('palette')
  const styles = useStyles()
  const hintId = useId()
  const [letters, setLetters] = useLetterKeys()
  const all: readonly Shortcut[] = [
    { what: t('shortcut.search'), keys: [paletteKeys()] },
    { what: t('shortcut.sheet'), keys: ['?'] },
    { what: t('shortcut.rows'), keys: ['↑', '↓'] },
    { what: t('shortcut.open'), keys: ['Enter'] },
    { what: t('shortcut.close'), keys: ['Esc'] },
    ...more,
  ]
  const rows = letters ? all : all.flatMap(withoutLetters)
  return (
    <Dialog title={t('shortcuts')} size="small" onClose={onClose}>
      <DialogContent>
        <div className={styles.choice}>
          <Switch
            checked={letters}
            label={t('letterKeys')}
            aria-describedby={hintId}
            onChange={(_, { checked }) => setLetters(checked)}
          />
          <Hint id={hintId}>{t('letterKeysHint')}</Hint>
        </div>
        <dl className={styles.list}>
          {rows.map(({ what, keys }) => (
            <Row key={what} gap="L" justify="between" wrap="never">
              <dt>{what}</dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </Row>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}

/** Arrows are no letters: they act only in a list that has the focus. */
const isLetter = (key: string) => /^[\p{L}\p{N}?]$/u.test(key)

function withoutLetters({ what, keys }: Shortcut): Shortcut[] {
  // One letter after another is a sequence of single keys.
  const left = keys.filter((key) => !isLetter(key))
  return left.length > 0 ? [{ what, keys: left }] : []
}
