import type { Account } from '@seaport/contract/desk/account.schema'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import type { RowPanel } from '../../../shared/list/useRowPanel.ts'
import type { OnAccountAction } from './AccountMenu.tsx'

const AccountEditor = lazy(async () => (await import('./AccountEditor.tsx')).AccountEditor)
const OwnAccountPanel = lazy(async () => (await import('./OwnAccountPanel.tsx')).OwnAccountPanel)
const BlockDialog = lazy(async () => (await import('./BlockDialog.tsx')).BlockDialog)
const AssignDialog = lazy(async () => (await import('./AssignDialog.tsx')).AssignDialog)
const BindDialog = lazy(async () => (await import('./BindDialog.tsx')).BindDialog)
const ImportList = lazy(async () => (await import('./ImportDialog.tsx')).ImportList)
const ImportFile = lazy(async () => (await import('./ImportDialog.tsx')).ImportFile)

/** The open dialog or panel of the list of accounts. */
export type OpenDialog =
  | { dialog: 'create' | 'list' | 'file' }
  | { dialog: 'edit' | 'block'; account: Account }
  | { dialog: 'assign' | 'bind'; ids: readonly string[] }

interface DialogsProps {
  open: OpenDialog | undefined
  panel: RowPanel
  onAction: OnAccountAction
  /** @param changed the accounts that were assigned or bound */
  onClose: (changed: readonly string[]) => void
}

/** The dialogs and panels of the list of accounts, each loaded when it is opened. */
export function AccountDialogs({ open, panel, onAction, onClose }: DialogsProps): ReactNode {
  const close = () => onClose([])
  return (
    <>
      {/* Loaded separately: a dialog above it that is still loading does not hide it. */}
      <Suspense>{panel.id && <OwnAccountPanel id={panel.id} panel={panel} onAction={onAction} />}</Suspense>
      <Suspense>
        {open?.dialog === 'create' && <AccountEditor onClose={close} />}
        {open?.dialog === 'edit' && <AccountEditor account={open.account} onClose={close} />}
        {open?.dialog === 'block' && <BlockDialog account={open.account} onClose={close} />}
        {open?.dialog === 'list' && <ImportList onClose={close} />}
        {open?.dialog === 'file' && <ImportFile onClose={close} />}
        {open?.dialog === 'bind' && <BindDialog ids={open.ids} onClose={onClose} />}
        {open?.dialog === 'assign' && <AssignDialog ids={open.ids} onClose={onClose} />}
      </Suspense>
    </>
  )
}
