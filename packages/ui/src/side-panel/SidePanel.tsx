import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useT } from '@seaport/i18n/react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../input-method/input-method.ts'
import { Row } from '../layout/Row.tsx'
import { useMediaQuery, WIDE } from '../media/useMediaQuery.ts'
import { Modal } from '../overlays/Modal.tsx'
import { modalStack } from '../overlays/modal-stack.ts'
import { Heading } from '../text/Heading.tsx'
import { token } from '../theme/token.ts'
import { useDock } from './dock.ts'

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
  docked: {
    display: 'flex',
    flexDirection: 'column',
    width: 'clamp(420px, 34vw, 592px)',
    height: '100%',
    overflow: 'hidden',
    outlineStyle: 'none',
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  small: { width: '320px', animationDuration: token('durationGentle') },
  medium: { width: '592px', animationDuration: token('durationSlow') },
  large: { width: '940px', animationDuration: token('durationSlower') },
  head: {
    padding: `${token('spacingVerticalXXL')} ${token('spacingHorizontalXXL')} ${token('spacingVerticalS')}`,
  },
  title: {
    minWidth: 0,
  },
  tools: { display: 'flex', flexShrink: 0, marginRight: `calc(${token('spacingHorizontalS')} * -1)` },
  body: {
    flexGrow: 1,
    minHeight: 0,
    padding: `0 ${token('spacingHorizontalXXL')}`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    ':last-child': { paddingBottom: token('spacingHorizontalXXL') },
    // The values of all lists of a panel stand below each other.
    '& dl': { gridTemplateColumns: 'minmax(96px, 38%) minmax(0, 1fr)' },
  },
  foot: {
    padding: `${token('spacingVerticalL')} ${token('spacingHorizontalXXL')} ${token('spacingVerticalXXL')}`,
    '& button': { whiteSpace: 'nowrap' },
  },
})

/**
 * The details of one record. On a wide screen they stand docked beside the list that they come from, which stays usable; else, and where there is no list, they
 * are a modal panel at the end.
 */
export function SidePanel({ open, ...panel }: SidePanelProps): ReactNode {
  const dock = useDock()
  const isWide = useMediaQuery(WIDE)
  if (!open) return null
  if (!dock || !isWide || panel.size === 'large') return <ModalPanel {...panel} />
  return createPortal(<DockedPanel {...panel} />, dock)
}

type PanelProps = Omit<SidePanelProps, 'open'>

function ModalPanel(props: PanelProps): ReactNode {
  const styles = useStyles()
  const titleId = useId()
  return (
    <Modal
      labelledBy={titleId}
      placement="end"
      className={mergeClasses(styles.root, styles[props.size ?? 'medium'])}
      onDismiss={props.onClose}
      onKeyDown={props.onKeyDown}
      dismissOnBackdrop
    >
      <PanelContent {...props} titleId={titleId} />
    </Modal>
  )
}

function DockedPanel(props: PanelProps): ReactNode {
  const styles = useStyles()
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  const close = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isOthers = event.defaultPrevented || isComposing(event) || modalStack.topmost() !== undefined
    if (event.key === 'Escape' && !isOthers) props.onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  return (
    <aside
      ref={root}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.docked}
      onKeyDown={props.onKeyDown}
    >
      <PanelContent {...props} titleId={titleId} />
    </aside>
  )
}

function PanelContent(props: PanelProps & { titleId: string }): ReactNode {
  const { title, titleId, tools, actions, onClose, children } = props
  const common = useT('common')
  const styles = useStyles()
  return (
    <>
      <Row justify="between" wrap="never" className={styles.head}>
        <Heading id={titleId} as="h2" size="large" className={styles.title}>
          {title}
        </Heading>
        <div className={styles.tools}>
          {tools}
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={common('close')}
            onClick={onClose}
          />
        </div>
      </Row>
      <div className={styles.body}>{children}</div>
      {actions && <Row className={styles.foot}>{actions}</Row>}
    </>
  )
}
