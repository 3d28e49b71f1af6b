import { makeStyles } from '@griffel/react'
import { token } from '@seaport/ui/theme-tokens'

export const useWorkbenchStyles = makeStyles({
  frame: { height: '100%', minHeight: 0 },
  // The queue beside the account's page; each scrolls by itself.
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 2fr) minmax(0, 3fr)',
    '@media (min-width: 1600px)': { gridTemplateColumns: 'minmax(480px, 640px) minmax(0, 1fr)' },
  },
  queue: { containerType: 'inline-size', minWidth: 0, height: '100%', overflow: 'auto' },
  // The tasks beside the bench, above it where there is no room.
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: token('spacingHorizontalL'),
    '@container (min-width: 720px)': { gridTemplateColumns: 'minmax(200px, 260px) minmax(0, 1fr)' },
  },
  tasks: { display: 'grid', gap: token('spacingVerticalS'), margin: 0, padding: 0, listStyleType: 'none' },
  task: {
    display: 'grid',
    gap: '2px',
    width: '100%',
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground1'),
    color: token('colorNeutralForeground1'),
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': { outline: `2px solid ${token('colorStrokeFocus2')}`, outlineOffset: '1px' },
  },
  chosen: {
    border: `${token('strokeWidthThin')} solid ${token('colorCompoundBrandStroke')}`,
    backgroundColor: token('seaportPrimarySurface'),
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
  },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: token('fontWeightSemibold'),
  },
  quiet: {
    margin: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
  },
  // The beginning of what somebody wrote.
  wrote: {
    display: '-webkit-box',
    overflow: 'hidden',
    margin: 0,
    paddingInlineStart: token('spacingHorizontalS'),
    borderInlineStart: `${token('strokeWidthThick')} solid ${token('colorNeutralStroke2')}`,
    color: token('colorNeutralForeground2'),
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  bench: { display: 'grid', gap: token('spacingVerticalL'), minWidth: 0 },
  head: { display: 'grid', gap: token('spacingVerticalXS') },
  target: {
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: token('fontSizeBase500'),
    lineHeight: token('lineHeightBase500'),
    fontWeight: token('fontWeightSemibold'),
    userSelect: 'text',
  },
  steps: {
    display: 'grid',
    gap: token('spacingVerticalXS'),
    margin: 0,
    paddingInlineStart: token('spacingHorizontalXL'),
    color: token('colorNeutralForeground2'),
  },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
  },
  apart: { marginInlineStart: 'auto' },
  said: {
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground3'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: token('lineHeightBase400'),
    userSelect: 'text',
  },
  media: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
  },
})
