import { ImageRegular } from '@fluentui/react-icons/svg/image'
import { TextBulletListSquareEditRegular } from '@fluentui/react-icons/svg/text-bullet-list-square-edit'
import { VideoRegular } from '@fluentui/react-icons/svg/video'
import { makeStyles } from '@griffel/react'
import type { Script } from '@seaport/contract/work/script'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactElement, ReactNode } from 'react'

const ICONS: Readonly<Record<Script['type'], ReactElement>> = {
  text: <TextBulletListSquareEditRegular />,
  image: <ImageRegular />,
  image_text: <ImageRegular />,
  video: <VideoRegular />,
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    overflow: 'hidden',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
    color: token('colorNeutralForeground3'),
    fontSize: '16px',
  },
  picture: { width: '100%', height: '100%', objectFit: 'cover' },
})

/** What a script looks like, in a row: its first picture, else a sign of its type. */
export function Thumbnail({ script }: { script: Script }): ReactNode {
  const styles = useStyles()
  const [first] = script.files
  return (
    <span className={styles.root} aria-hidden>
      {first?.kind === 'image' ? (
        <img className={styles.picture} src={first.url} alt="" loading="lazy" />
      ) : (
        ICONS[script.type]
      )}
    </span>
  )
}
