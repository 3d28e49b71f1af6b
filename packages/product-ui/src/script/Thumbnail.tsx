import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ImageRegular } from '@fluentui/react-icons/svg/image'
import { TextDescriptionRegular } from '@fluentui/react-icons/svg/text-description'
import { VideoRegular } from '@fluentui/react-icons/svg/video'
import type { Script } from '@seaport/contract/work/script.schema'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactElement, type ReactNode, useState } from 'react'

const ICONS: Readonly<Record<Script['type'], ReactElement>> = {
  text: <TextDescriptionRegular />,
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
  large: { width: '36px', height: '36px', fontSize: '20px' },
  picture: { width: '100%', height: '100%', objectFit: 'cover' },
})

/** Thumbnail of a script: its first image, else an icon of its type. */
export function Thumbnail({ script, large }: { script: Script; large: boolean }): ReactNode {
  const styles = useStyles()
  const [first] = script.files
  // The signed address expires after a few hours; a refetch of the list brings a fresh one.
  const [failed, setFailed] = useState<string>()
  return (
    <span className={mergeClasses(styles.root, large && styles.large)} aria-hidden>
      {first?.kind === 'image' && first.url !== failed ? (
        <img
          className={styles.picture}
          src={first.url}
          alt=""
          loading="lazy"
          onError={() => setFailed(first.url)}
        />
      ) : (
        ICONS[script.type]
      )}
    </span>
  )
}
