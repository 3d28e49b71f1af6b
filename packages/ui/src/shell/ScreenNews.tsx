import { makeStyles } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { screenTitleAtom } from '../page/useWindowTitle.ts'

const useStyles = makeStyles({
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

/** Tells a screen reader which screen has come. The first one it reads as the title of the page that the browser has loaded. */
export function ScreenNews(): ReactNode {
  const styles = useStyles()
  const title = useAtomValue(screenTitleAtom)
  const [first, setFirst] = useState(title)
  const [hasMoved, setMoved] = useState(false)
  if (first === '' && title !== '') setFirst(title)
  if (!hasMoved && first !== '' && title !== first) setMoved(true)
  return (
    <div className={styles.hidden} aria-live="polite">
      {hasMoved && title}
    </div>
  )
}
