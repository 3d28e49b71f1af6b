import { useT } from '@seaport/i18n/react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface Props {
  children: ReactNode
  /** A new value (such as the path) resets the boundary. */
  resetKey?: string
  /** Called for every crash. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** Custom retry, where rendering the children again is not enough. */
  onRetry?: (showAgain: () => void) => void
}

interface State {
  failed: boolean
  resetKey: string | undefined
}

/** Confines a crash to one screen. A class, because React has no hook for it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
  }

  override render(): ReactNode {
    const { children, onRetry } = this.props
    const showAgain = () => this.setState({ failed: false })
    return this.state.failed ? (
      <Crash onRetry={() => (onRetry ? onRetry(showAgain) : showAgain())} />
    ) : (
      children
    )
  }
}

function Crash({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useT('ui')
  return <ErrorState wholeScreen title={t('crashTitle')} message={t('crashText')} onRetry={onRetry} />
}
