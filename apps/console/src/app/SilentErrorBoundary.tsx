import { Component, type ReactNode } from 'react'

/** Leaves out a part of the page that fails: nothing else depends on it. (React offers this to classes only.) */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return !this.state.failed && this.props.children
  }
}
