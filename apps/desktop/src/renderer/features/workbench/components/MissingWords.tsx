import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { ScriptVariable } from '@seaport/contract/work/script'
import type { ScriptValues } from '@seaport/contract/work/script-template'
import { useT } from '@seaport/i18n/react'
import { TextField } from '@seaport/ui/text-field'
import type { ReactNode } from 'react'

/** Script variables that are unknown for this person: they must be filled in before the text can be copied. */
export function MissingWords(props: {
  missing: readonly ScriptVariable[]
  values: ScriptValues
  onChange: (variable: ScriptVariable, value: string) => void
}): ReactNode {
  const { missing, values, onChange } = props
  const t = useT('workbench')
  const tScript = useT('script')
  return (
    <>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('missingWords')}</MessageBarBody>
      </MessageBar>
      {missing.map((variable) => (
        <TextField
          key={variable}
          field={{
            name: variable,
            value: values[variable],
            set: (value) => onChange(variable, value),
            onBlur: () => undefined,
            error: undefined,
            disabled: false,
          }}
          label={tScript(`variable.${variable}`)}
          maxLength={100}
        />
      ))}
    </>
  )
}
