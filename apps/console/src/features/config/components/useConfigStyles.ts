import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useConfigStyles = makeStyles({
  // Lines of text and fields that are wider than this are hard to read.
  narrow: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalL'), maxWidth: '960px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
    maxWidth: '1240px',
  },
  stack: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalL'), minWidth: 0 },
  fields: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM'), minWidth: 0 },
  note: {
    margin: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    overflowWrap: 'anywhere',
  },
  // Sticky, for forms longer than the window.
  foot: {
    position: 'sticky',
    zIndex: 1,
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    padding: `${token('spacingVerticalM')} 0`,
    backgroundColor: token('seaportCanvas'),
  },
  onAction: { display: 'flex', flexWrap: 'wrap', gap: token('spacingHorizontalS') },
  table: { display: 'flex', flexDirection: 'column', height: '480px' },
})
