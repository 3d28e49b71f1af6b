import { makeStyles } from '@fluentui/react-components'
import { ImportField } from '@seaport/contract/desk/account-import.schema'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { useFormat, useT } from '@seaport/i18n/react'
import { SelectField } from '@seaport/ui/select-field'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, useId } from 'react'
import type { ColumnMapping } from '../api/useColumnMapping.ts'

const useStyles = makeStyles({
  title: { padding: 0, fontWeight: token('fontWeightSemibold') },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: token('spacingHorizontalM'),
  },
})

/** Field of each column of a file, with the columns that are left out. */
export function ColumnFields({ mapping }: { mapping: ColumnMapping }): ReactNode {
  const t = useT('account')
  const format = useFormat()
  const styles = useStyles()
  const hint = useId()
  const nameOf = ({ title, position }: ColumnMapping['headings'][number]) =>
    title || t('columnUntitled', { number: position + 1 })
  const isPairs = mapping.headings.length === 2 && mapping.headings.every(({ title }) => title === '')
  const left = mapping.headings.filter(({ field }) => field === '')
  const labels = {
    account: 'account',
    network: 'network',
    nickname: 'nickname',
    type: 'type',
    time_zone: 'zone',
    country: 'country',
    seat: 'seat',
    proxy: 'proxy',
    sign_in_name: 'signInName',
  } as const
  const options = ImportField.options.map((value) => ({ value, label: t(labels[value]) }))
  return (
    <Stack as="fieldset" gap="S" aria-describedby={hint}>
      <legend className={styles.title}>{t('columns')}</legend>
      <Text as="p" tone="soft" id={hint}>
        {t(isPairs ? 'columnsUntitledHint' : 'columnsHint')}
      </Text>
      <div className={styles.fields}>
        {mapping.headings.map((heading) => (
          <SelectField
            key={heading.position}
            field={{
              name: `column-${heading.position}`,
              value: heading.field,
              set: (field) => mapping.choose(heading.position, field),
              onBlur: () => undefined,
              error: undefined,
              disabled: false,
            }}
            label={nameOf(heading)}
            {...(heading.example && { hint: t('columnExample', { text: cutUnits(heading.example, 60) }) })}
            options={options}
            placeholder={t('columnSkip')}
          />
        ))}
      </div>
      <Text as="p" tone="soft" role="status">
        {left.length > 0 && t('columnsLeftOut', { count: left.length, names: format.list(left.map(nameOf)) })}
      </Text>
    </Stack>
  )
}
