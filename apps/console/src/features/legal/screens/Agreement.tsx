import type { ReactNode } from 'react'
import { LegalPage } from '../components/LegalPage.tsx'

/** /agreement: the user agreement. */
export function Agreement(): ReactNode {
  return <LegalPage name="agreement" />
}
