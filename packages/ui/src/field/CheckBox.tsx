import { Checkbox, type CheckboxProps, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { token } from '../theme/token.ts'

const useStyles = makeStyles({
  open: {
    color: token('colorNeutralForeground1'),
    ':hover': { color: token('colorNeutralForeground1') },
  },
})

/** Fluent's check box, whose label is as dark while it is empty: Fluent greys it, as it does for a disabled one. */
export function CheckBox(props: CheckboxProps): ReactNode {
  const styles = useStyles()
  return <Checkbox {...props} {...(!props.disabled && { className: styles.open })} />
}
