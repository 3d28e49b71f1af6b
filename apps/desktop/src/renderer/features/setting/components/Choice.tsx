import { Button, makeStyles } from '@fluentui/react-components'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  label: {
    padding: 0,
    marginBottom: token('spacingVerticalXS'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase300'),
  },
})

/** A choice with all options visible. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, options, chosen, onChoose } = props
  const styles = useStyles()
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{label}</legend>
      <Row>
        {options.map(({ value, label: name }) => (
          <Button
            key={value}
            appearance={value === chosen ? 'primary' : 'secondary'}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {name}
          </Button>
        ))}
      </Row>
    </fieldset>
  )
}
