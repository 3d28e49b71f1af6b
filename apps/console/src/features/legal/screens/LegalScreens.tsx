import type { ReactNode } from 'react'
import { LegalPage } from '../components/LegalPage.tsx'

/** /agreement: the user agreement. */
export function Agreement(): ReactNode {
  return <LegalPage name="agreement" />
}

/** /privacy: the privacy policy. */
export function Privacy(): ReactNode {
  return <LegalPage name="privacy" />
}
