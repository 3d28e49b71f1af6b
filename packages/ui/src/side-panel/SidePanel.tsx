import { Button } from '@fluentui/react-button'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { makeStyles, mergeClasses } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Modal } from '../overlays/Modal.tsx'
import { token } from '../theme/token.ts'

export interface SidePanelProps {
  open: boolean
  title: string
  size?: 'small' | 'medium' | 'large'
  /** Small buttons beside the close button. */
  tools?: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  onClose: () => void
  children: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: '100vw',
    backgroundColor: token('colorNeutralBackground1'),
    borderLeft: `${token('strokeWidthThin')} solid ${token('colorTransparentStroke')}`,
    boxShadow: token('shadow64'),
    animationName: { from: { opacity: 0, transform: 'translateX(100%)' } },
    animationTimingFunction: token('curveDecelerateMid'),
  },
  small: { width: '320px', animationDuration: token('durationGentle') },
  medium: { width: '592px', animationDuration: token('durationSlow') },
  large: { width: '940px', animationDuration: token('durationSlower') },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('spacingHorizontalS'),
    padding: `${token('spacingVerticalXXL')} ${token('spacingHorizontalXXL')} ${token('spacingVerticalS')}`,
  },
  title: {
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: token('fontSizeBase500'),
    lineHeight: token('lineHeightBase500'),
    fontWeight: token('fontWeightSemibold'),
  },
  tools: { display: 'flex', flexShrink: 0, marginRight: `calc(${token('spacingHorizontalS')} * -1)` },
  body: {
    flexGrow: 1,
    minHeight: 0,
    padding: `0 ${token('spacingHorizontalXXL')}`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    ':last-child': { paddingBottom: token('spacingHorizontalXXL') },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    padding: `${token('spacingVerticalL')} ${token('spacingHorizontalXXL')} ${token('spacingVerticalXXL')}`,
    '& button': { whiteSpace: 'nowrap' },
  },
})

/** The details of one record beside the list they come from. */
export function SidePanel({ open, ...panel }: SidePanelProps): ReactNode {
  return open && <OpenPanel {...panel} />
}

function OpenPanel(props: Omit<SidePanelProps, 'open'>): ReactNode {
  const { title, size = 'medium', tools, actions, onKeyDown, onClose, children } = props
  const common = useT('common')
  const styles = useStyles()
  const titleId = useId()
  return (
    <Modal
      labelledBy={titleId}
      placement="end"
      className={mergeClasses(styles.root, styles[size])}
      onDismiss={onClose}
      onKeyDown={onKeyDown}
      dismissOnBackdrop
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.tools}>
          {tools}
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={common('close')}
            onClick={onClose}
          />
        </div>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.foot}>{actions}</div>}
    </Modal>
  )
}
