import {
  Button,
  type ButtonProps,
  makeStyles,
  useFieldControlProps_unstable,
} from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { useFormat, useT } from '@seaport/i18n/react'
import { type ReactNode, useRef, useState } from 'react'
import { FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { Row } from '../layout/Row.tsx'
import { Text } from '../text/Text.tsx'
import { refusal } from './limits.ts'
import type { UploadLimits } from './upload.types.ts'
import { useFileSize } from './useFileSize.ts'

export interface FileFieldProps extends FieldProps<File | null>, Pick<UploadLimits, 'types' | 'maxBytes'> {}

const useStyles = makeStyles({
  file: {
    overflowWrap: 'anywhere',
  },
  size: { flexShrink: 0 },
})

/** A file input of a form. A file of another type is refused with the reason. */
export function FileField({
  field,
  label,
  hint,
  required,
  disabled,
  types,
  maxBytes,
}: FileFieldProps): ReactNode {
  const t = useT('upload')
  const format = useFormat()
  const size = useFileSize()
  const [problem, setProblem] = useState<string>()
  const kinds = format.list((types ?? []).map((type) => type.replace('.', '')))
  const problemOf = (file: File) => {
    switch (refusal(file, { ...(types && { types }), ...(maxBytes && { maxBytes }) })) {
      case 'wrongType':
        return t('wrongType', { types: kinds })
      case 'tooBig':
        return t('tooBig', { size: size(file.size, 'up'), limit: size(maxBytes ?? 0) })
      case 'empty':
        return t('empty')
      default:
        return undefined
    }
  }
  const take = (file: File | undefined) => {
    if (!file) return
    const found = problemOf(file)
    setProblem(found)
    field.set(found ? null : file)
  }
  return (
    <FieldFrame
      field={{ error: problem ?? field.error }}
      label={label}
      {...(hint && { hint })}
      required={required ?? false}
    >
      <Chooser
        field={field}
        label={label}
        types={types}
        disabled={disabled || field.disabled}
        onTake={take}
      />
    </FieldFrame>
  )
}

interface ChooserProps {
  field: FileFieldProps['field']
  label: string
  types: readonly string[] | undefined
  disabled: boolean
  onTake: (file: File | undefined) => void
}

function Chooser({ field, label, types, disabled, onTake }: ChooserProps): ReactNode {
  const t = useT('upload')
  const size = useFileSize()
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  // What the frame's label points at, and where its help and its fault stand.
  const { id, ...aria } = useFieldControlProps_unstable<ButtonProps>({}, { supportsLabelFor: true })
  return (
    <Row>
      <input
        ref={input}
        type="file"
        hidden
        name={field.name}
        aria-label={label}
        accept={types?.join(',')}
        disabled={disabled}
        onChange={(event) => {
          onTake(event.target.files?.[0])
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      <Button
        id={id}
        aria-describedby={aria['aria-describedby']}
        // The form leads to the first field that is wrong.
        aria-invalid={aria['aria-invalid'] ? true : undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('chooseOne')}
      </Button>
      {field.value && (
        <Row as="span" gap="XS" wrap="cut" className={styles.file}>
          <DocumentRegular aria-hidden />
          {field.value.name}
          <Text as="span" tone="quiet" numeric className={styles.size}>
            {size(field.value.size)}
          </Text>
        </Row>
      )}
    </Row>
  )
}
