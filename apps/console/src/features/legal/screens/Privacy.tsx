import type { ReactNode } from 'react'
import { LegalPage } from '../components/LegalPage.tsx'

/** /privacy: the privacy policy. */
export function Privacy(): ReactNode {
  return <LegalPage name="privacy" />
}
