import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useLoginStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    justifyItems: 'center',
    alignItems: 'center',
    minHeight: '100dvh',
    padding: `${token('spacingVerticalXXXL')} ${token('spacingHorizontalXXL')} ${token('spacingVerticalM')}`,
    backgroundColor: token('seaportCanvas'),
    backgroundImage: `radial-gradient(1100px 460px at 50% -180px, ${token('seaportPrimarySurface')}, transparent)`,
    color: token('colorNeutralForeground1'),
  },
  tools: {
    position: 'absolute',
    top: token('spacingVerticalM'),
    right: token('spacingHorizontalM'),
    display: 'flex',
    gap: token('spacingHorizontalXS'),
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXL'),
    width: 'min(400px, 100%)',
    padding: `${token('spacingVerticalXXXL')} 36px`,
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusXLarge'),
    boxShadow: token('shadow8'),
  },
  lead: {
    margin: `${token('spacingVerticalXS')} 0 0`,
    textWrap: 'balance',
    color: token('colorNeutralForeground3'),
  },
  submit: { display: 'grid', marginTop: token('spacingVerticalS') },
  foot: {
    paddingTop: token('spacingVerticalL'),
  },
})
