import { makeStyles } from '@fluentui/react-components'
import { keysInEffect, type PermissionKey } from '@seaport/contract/kernel/permission'
import { useT } from '@seaport/i18n/react'
import { CheckBox } from '@seaport/ui/check-box'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { keyGroupNames, keyGroups, withKeys } from '../key-groups.ts'

const useStyles = makeStyles({
  group: {
    minWidth: 0,
    margin: 0,
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')} ${token('spacingVerticalS')}`,
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusMedium'),
  },
  legend: { padding: 0, fontWeight: token('fontWeightSemibold') },
  keys: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' },
  key: { color: token('colorNeutralForeground3'), fontFamily: token('fontFamilyMonospace') },
})

interface KeyPickerProps {
  field: Field<PermissionKey[]>
  /** The role's users administrate: keys of the personal centre have no effect for them and are left out. */
  superuser: boolean
  /** Keys that the user may grant or revoke; the others are disabled. */
  open: (key: PermissionKey) => boolean
}

/** The keys of a role, in groups. */
export function KeyPicker({ field, superuser, open }: KeyPickerProps): ReactNode {
  const t = useT('role')
  const tPermission = useT('permission')
  const styles = useStyles()
  const chosen = field.value
  return (
    <Stack>
      {keyGroupNames.map((group) => {
        const keys = [...keysInEffect(keyGroups[group], superuser)]
        const changeable = keys.filter(open)
        const count = keys.filter((key) => chosen.includes(key)).length
        // A closed key may keep the group from being all or nothing.
        const wanted = !changeable.every((key) => chosen.includes(key))
        return (
          <fieldset key={group} className={styles.group} disabled={field.disabled}>
            <legend className={styles.legend}>
              <CheckBox
                label={t('groupOf', { group: t(`group.${group}`), count, all: keys.length })}
                checked={count === keys.length ? true : count > 0 ? 'mixed' : false}
                disabled={changeable.length === 0}
                onChange={() => field.set(withKeys(chosen, changeable, wanted))}
              />
            </legend>
            <div className={styles.keys}>
              {keys.map((key) => (
                <CheckBox
                  key={key}
                  checked={chosen.includes(key)}
                  disabled={!open(key)}
                  label={
                    <>
                      {tPermission(`key.${key}`)} <span className={styles.key}>{key}</span>
                    </>
                  }
                  onChange={(_, { checked }) => field.set(withKeys(chosen, [key], checked === true))}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
      {field.error && (
        <Text as="span" tone="danger">
          {field.error}
        </Text>
      )}
    </Stack>
  )
}
