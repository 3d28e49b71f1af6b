import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useRegistrationStyles = makeStyles({
  submit: { display: 'grid', marginTop: token('spacingVerticalS') },
  // A title starts a new line sooner than it breaks; it breaks where a whole line is too short for it.
  agree: { '& a': { display: 'inline-block' } },
  after: {
    margin: `${token('spacingVerticalXXL')} 0 0`,
    color: token('colorNeutralForeground3'),
    textAlign: 'center',
  },
})
