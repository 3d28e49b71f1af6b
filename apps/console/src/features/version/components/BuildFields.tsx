import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { NumberField } from '@seaport/ui/number-field'
import { Stack } from '@seaport/ui/stack'
import { TextField } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import type { Field } from '@seaport/ui/use-form'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useRef, useState } from 'react'
import { canReadFiles, digestOf } from '../file-digest.ts'

const useStyles = makeStyles({
  root: {
    padding: token('spacingHorizontalL'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  name: { padding: `0 ${token('spacingHorizontalXS')}`, fontWeight: token('fontWeightSemibold') },
  read: { alignSelf: 'start' },
})

interface BuildFieldsProps {
  /** What the build is for. */
  name: string
  address: Field<string>
  size: Field<number | null>
  sha512: Field<string>
  /** Called with changes of the number of files that are being read. */
  onPending: (change: 1 | -1) => void
}

/** Where the installer for one system is, and what is known of its file; read from the file itself where it is at hand. */
export function BuildFields({ name, address, size, sha512, onPending }: BuildFieldsProps): ReactNode {
  const t = useT('version')
  const styles = useStyles()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    onPending(1)
    try {
      const digest = await digestOf(file)
      size.set(digest.size)
      sha512.set(digest.sha512)
    } catch {
      notify.error(t('readFailed'))
    } finally {
      setReading(false)
      onPending(-1)
    }
  }
  return (
    <Stack as="fieldset" className={styles.root}>
      <legend className={styles.name}>{name}</legend>
      <TextField field={address} label={t('address')} hint={t('addressHint')} />
      <NumberField field={size} label={t('size')} min={1} />
      <TextField field={sha512} label={t('sha512')} hint={t('fileHint')} />
      {canReadFiles() && (
        <>
          <Button
            className={styles.read}
            size="small"
            title={t('readFileHint')}
            disabledFocusable={reading}
            aria-busy={reading}
            onClick={() => input.current?.click()}
          >
            {t('readFile')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('readFile')}
            onChange={(event) => {
              void read(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </>
      )}
    </Stack>
  )
}
