import { useT } from '@seaport/i18n/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { queries } from '../../../shared/api/queries.ts'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { loginPath } from '../../../shared/session/return-path.ts'
import { SessionExpiryWatcher } from '../../../shared/session/SessionExpiryWatcher.tsx'
import { sessionAtom } from '../../../shared/session/session.ts'
import { PayMessage } from '../components/PayMessage.tsx'
import { PayOrder } from '../components/PayOrder.tsx'
import { readPayLink } from '../pay-link.ts'

/** /pay: amount, address and deadline of an order, read from the server and shown to its buyer only: a link could be forged. */
export function Pay(): ReactNode {
  const t = useT('pay')
  const session = useAtomValue(sessionAtom)
  const [hadSession] = useState(session !== null)
  const { pathname, search } = useLocation()
  const link = readPayLink(useAddressQuery().params)
  const login = loginPath(pathname + search)
  if (!link)
    return (
      <PayMessage
        title={t('noOrderTitle')}
        text={t('noOrderText')}
        actions={
          <PageButton to="/payBalance" appearance="primary">
            {t('newRecharge')}
          </PageButton>
        }
      />
    )
  // A session that expires here redirects to the login as everywhere; a visitor without one first learns what the page
  // is.
  if (!session && hadSession) return <Navigate to={login} replace />
  if (!session)
    return (
      <PayMessage
        title={t('visitorTitle')}
        text={t('visitorText')}
        actions={
          <PageButton to={login} appearance="primary">
            {t('login')}
          </PageButton>
        }
      />
    )
  return (
    <QueryClientProvider client={queries}>
      <SessionExpiryWatcher />
      {/* Another person who logs in in another window sees nothing of this one's order. */}
      <PayOrder key={`${session.userId} ${link.orderNo}`} link={link} />
    </QueryClientProvider>
  )
}
