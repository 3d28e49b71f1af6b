import { useFocusFinders } from '@fluentui/react-tabster'

/**
 * Holds on to what keeps the focus in dialogs, for as long as the app is there. Fluent gives it up with its last user, and a dialog that was that last user would leave the
 * page behind it hidden from screen readers (decision 0113).
 */
export function FocusKeeper(): null {
  useFocusFinders()
  return null
}
