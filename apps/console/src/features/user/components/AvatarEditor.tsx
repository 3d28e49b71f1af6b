import { Button } from '@fluentui/react-components'
import { CameraRegular } from '@fluentui/react-icons/svg/camera'
import { updateUserInfo, userInfo } from '@seaport/contract/people/user'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { fileKinds } from '@seaport/contract/platform/file'
import { useT } from '@seaport/i18n/react'
import { Avatar } from '@seaport/ui/avatar'
import { Stack } from '@seaport/ui/stack'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useRef } from 'react'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { readAvatar } from '../avatar-picture.ts'
import { useUserStyles } from './useUserStyles.ts'

/** The user's picture, with buttons to choose another one and to go back to the initials. */
export function AvatarEditor({ info }: { info: UserInfo }): ReactNode {
  const t = useT('user')
  const styles = useUserStyles()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const update = useEndpointMutation(updateUserInfo, [userInfo])
  const save = async (avatar: string | null) => {
    try {
      await update.mutateAsync({ body: { avatar } })
      notify.success(t(avatar ? 'pictureSaved' : 'pictureRemoved'))
    } catch (error) {
      notify.failed(error)
    }
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const avatar = await readAvatar(file)
    if (avatar) await save(avatar)
    else notify.error(t('pictureUnreadable'))
  }
  return (
    <Stack gap="none" align="center" className={styles.picture}>
      <Avatar name={info.username} image={info.avatar} size={64} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('picture')}
        accept={fileKinds.image.types.join(',')}
        onChange={(event) => {
          void take(event.target.files?.[0])
          // Resets the input, so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<CameraRegular />}
        disabled={update.isPending}
        onClick={() => input.current?.click()}
      >
        {t('picture')}
      </Button>
      {info.avatar && (
        <Button size="small" appearance="subtle" disabled={update.isPending} onClick={() => void save(null)}>
          {t('pictureRemove')}
        </Button>
      )}
    </Stack>
  )
}
