import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import { CopyButton } from '@seaport/ui/copy-button'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { seaport } from '../../../shared/seaport.ts'
import { useWorkspace } from '../../../shared/useDesktop.ts'

interface Page {
  network: NetworkId
  /** Empty if the network gave none. */
  url: string
}

/** Shows a person's page in the window of an open account of its network, or copies the link. Our own window shows no network pages. */
export function VisitActions({ network, url }: Page): ReactNode {
  const t = useT('desktopLibrary')
  const notify = useNotify()
  const navigate = useNavigate()
  const accounts = useOpenAccounts(network)
  const visit = useMutation({
    mutationFn: (id: string) => seaport.call('account.showPage', { id, url }),
    onError: notify.failed,
  })
  // A person who has navigated elsewhere in the meantime stays there: this is not called once the panel is closed.
  const onSuccess = (_result: unknown, id: string) => void navigate(`/browser/${id}`)
  if (!url) return null
  const [only, ...others] = accounts
  const buttonProps = { appearance: 'primary', icon: <OpenRegular /> } as const
  return (
    <>
      {only && others.length === 0 && (
        <Button
          {...buttonProps}
          disabledFocusable={visit.isPending}
          onClick={() => visit.mutate(only.id, { onSuccess })}
        >
          {t('visit', { handle: only.account })}
        </Button>
      )}
      {others.length > 0 && (
        <ActionMenu
          trigger={<Button {...buttonProps}>{t('visitWith')}</Button>}
          actions={accounts.map(({ id, account }) => ({
            id,
            label: t('visit', { handle: account }),
            onSelect: () => visit.mutate(id, { onSuccess }),
          }))}
        />
      )}
      <CopyButton
        text={url}
        label={t('copyLink')}
        size="medium"
        appearance={only ? 'secondary' : 'primary'}
      />
    </>
  )
}

/** Why a page can't be shown now, if so. */
export function VisitNote({ network, url }: Page): ReactNode {
  const t = useT('desktopLibrary')
  const n = useT('network')
  const accounts = useOpenAccounts(network)
  if (!url || accounts.length > 0) return null
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('visitNone', { network: n(network) })}</MessageBarBody>
    </MessageBar>
  )
}

function useOpenAccounts(network: NetworkId): readonly Account[] {
  const accounts = useWorkspace().data?.accounts ?? []
  return accounts.filter((account) => account.online && account.network === network)
}
