import { mergeClasses } from '@fluentui/react-components'
import { Hint } from '@seaport/ui/hint'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { useWizardStyles } from './useWizardStyles.ts'

interface Choice<T extends string> {
  value: T
  title: string
  note: ReactNode
  badge?: ReactNode
  disabled?: boolean
}

export interface ChoiceCardsProps<T extends string> {
  label: string
  name: string
  choices: readonly Choice<T>[]
  value: T | ''
  onChange: (value: T) => void
}

/** Radio buttons drawn as cards with a description. */
export function ChoiceCards<T extends string>(props: ChoiceCardsProps<T>): ReactNode {
  const { label, name, choices, value, onChange } = props
  const styles = useWizardStyles()
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={mergeClasses(
            styles.choice,
            choice.value === value && styles.chosen,
            choice.disabled && styles.unavailable,
          )}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <Text as="span" weight="semibold" className={mergeClasses(choice.disabled && styles.faint)}>
            {choice.title}
          </Text>
          {choice.badge}
          <Hint as="span" className={styles.choiceNote}>
            {choice.note}
          </Hint>
        </label>
      ))}
    </fieldset>
  )
}
