import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useConfigStyles = makeStyles({
  // Lines of text and fields that are wider than this are hard to read.
  narrow: { maxWidth: '960px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
    maxWidth: '1240px',
  },
  // Sticky, for forms longer than the window.
  foot: {
    position: 'sticky',
    zIndex: 1,
    bottom: 0,
    padding: `${token('spacingVerticalM')} 0`,
    backgroundColor: token('seaportCanvas'),
  },
  table: { display: 'flex', flexDirection: 'column', height: '480px' },
})
