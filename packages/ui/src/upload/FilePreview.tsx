import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { type ReactNode, useEffect, useState } from 'react'
import { useUploadStyles } from './useUploadStyles.ts'

/** Kinds that browsers draw without running anything in them (SVG may carry scripts). */
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']

/** Thumbnail of a file: the image, a video's first frame, or an icon. */
export function FilePreview({ file }: { file: File }): ReactNode {
  const styles = useUploadStyles()
  const [address, setAddress] = useState<string>()
  const [unreadable, setUnreadable] = useState(false)
  const picture = PICTURES.includes(file.type)
  const video = file.type.startsWith('video/')
  useEffect(() => {
    if (!picture && !video) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file, picture, video])
  return (
    <span className={styles.preview} aria-hidden>
      {address && picture && !unreadable ? (
        <img className={styles.picture} src={address} alt="" onError={() => setUnreadable(true)} />
      ) : address && video && !unreadable ? (
        <video
          className={styles.picture}
          src={address}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          onError={() => setUnreadable(true)}
        />
      ) : (
        <DocumentRegular />
      )}
    </span>
  )
}
