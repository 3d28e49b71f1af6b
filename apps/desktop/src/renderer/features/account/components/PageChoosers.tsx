import { type ReactNode, useState } from 'react'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { PageChooser } from './PageChooser.tsx'

/** Asks which Page an account is, on any screen: a sign-in ends on the network's own page. Several accounts ask one after the other. */
export function PageChoosers(): ReactNode {
  const { accounts = [], local = [] } = useWorkspace().data ?? {}
  const choicesOf = (id: string) => local.find((one) => one.id === id)?.page_choices ?? []
  const waiting = accounts.filter(({ id }) => choicesOf(id).length > 0)
  const [asked, setAsked] = useState<string>()
  // The question that stands is not replaced by one of an account before it.
  const account = waiting.find(({ id }) => id === asked) ?? waiting[0]
  if (account?.id !== asked) setAsked(account?.id)
  return account && <PageChooser key={account.id} account={account} pages={choicesOf(account.id)} />
}
