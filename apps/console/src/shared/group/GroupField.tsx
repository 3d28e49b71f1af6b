import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useT } from '@seaport/i18n/react'
import { type Option, SelectField } from '@seaport/ui/select-field'
import { Stack } from '@seaport/ui/stack'
import type { Field } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { type GroupKind, NO_GROUP, useGroupOptions } from './group-kind.ts'
import { NewGroup } from './NewGroup.tsx'

interface GroupFieldProps<G extends { id: string; name: string }> {
  kind: GroupKind<G>
  field: Field<string>
  /** Choosing no group is allowed. */
  optional?: boolean
}

const useStyles = makeStyles({
  add: { alignSelf: 'flex-start', marginInlineStart: '-6px' },
})

/** Choice of a group; a new one can be created here. */
export function GroupField<G extends { id: string; name: string }>({
  kind,
  field,
  optional = false,
}: GroupFieldProps<G>): ReactNode {
  const t = useT('group')
  const styles = useStyles()
  const groups = useGroupOptions(kind)
  /** Undefined at first; false once one was added. */
  const [adding, setAdding] = useState<boolean>()
  const options: readonly Option[] = optional ? [{ value: NO_GROUP, label: t('noGroup') }, ...groups] : groups
  return (
    <Stack gap="XS">
      <SelectField
        field={field}
        label={t('group')}
        options={options}
        placeholder={t('choose')}
        required={!optional}
      />
      {adding ? (
        <NewGroup
          kind={kind}
          onAdded={({ id }) => {
            field.set(id)
            setAdding(false)
          }}
        />
      ) : (
        <Button
          className={styles.add}
          appearance="transparent"
          size="small"
          icon={<AddRegular />}
          disabled={field.disabled}
          // The fields that took its place had the focus.
          autoFocus={adding === false}
          onClick={() => setAdding(true)}
        >
          {t('new')}
        </Button>
      )}
    </Stack>
  )
}
