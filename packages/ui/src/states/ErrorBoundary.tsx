import { useT } from '@seaport/i18n/react'
import { Component, type ErrorInfo, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface Props {
  children: ReactNode
  /** A new value (such as the path) resets the boundary. */
  resetKey?: string
  /** A new value (such as a count of how often the server came back) tries again after a crash. */
  retryKey?: number
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
    const { children, onRetry, retryKey } = this.props
    const showAgain = () => this.setState({ failed: false })
    return this.state.failed ? (
      <Crash retryKey={retryKey} onRetry={() => (onRetry ? onRetry(showAgain) : showAgain())} />
    ) : (
      children
    )
  }
}

function Crash({ retryKey, onRetry }: { retryKey: number | undefined; onRetry: () => void }): ReactNode {
  const t = useT('ui')
  const [first] = useState(retryKey)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (retryKey !== first) retry()
  }, [retryKey, first])
  return <ErrorState wholeScreen title={t('crashTitle')} message={t('crashText')} onRetry={onRetry} />
}
