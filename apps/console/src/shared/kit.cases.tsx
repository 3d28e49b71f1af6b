import { logout, switchAdmin } from '@seaport/contract/people/session'
import { scriptGroups } from '@seaport/contract/work/script'
import { getTranslation, translateTexts } from '@seaport/contract/work/translation'
import { does, fieldOf, fieldStates, type KitCase, key, press, type } from '@seaport/ui/test-support/kit'
import { useForm } from '@seaport/ui/use-form'
import { getDefaultStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { useUrlAction } from './address/useUrlAction.ts'
import { GroupField } from './group/GroupField.tsx'
import { GroupsDialog } from './group/GroupsDialog.tsx'
import type { GroupKind } from './group/group-kind.ts'
import { MoveDialog } from './group/MoveDialog.tsx'
import { ImportReport } from './import/ImportReport.tsx'
import { ImportSteps } from './import/ImportSteps.tsx'
import type { Report } from './import/useImport.ts'
import { DetailsOfRow } from './list/DetailsOfRow.tsx'
import { ShownRow } from './list/ShownRow.tsx'
import { useAddressFilters } from './list/useAddressFilters.ts'
import { useRowPanel } from './list/useRowPanel.ts'
import { PageButton } from './page/PageButton.tsx'
import { PageLink } from './page/PageLink.tsx'
import { PublicPage } from './page/PublicPage.tsx'
import { CredentialsDialog } from './password/CredentialsDialog.tsx'
import { ResetPasswordDialog } from './password/ResetPasswordDialog.tsx'
import { Price, PricePanel } from './price/PricePanel.tsx'
import { SessionExpiryWatcher } from './session/SessionExpiryWatcher.tsx'
import { heldSessionAtom, sessionAtom } from './session/session.ts'
import { useLogout } from './session/useLogout.ts'
import { callOf, consoleCase, hang, marked, unmarked } from './test-support/console-case.tsx'
import { Translate } from './translation/Translate.tsx'

interface Group {
  id: string
  name: string
  count: number
}
const kind: GroupKind<Group> = {
  endpoints: scriptGroups as never,
  countOf: ({ count }) => count,
  shownIn: [],
}
const groups = {
  list: [
    { id: 'g1', name: 'Trà 茶', count: 1 },
    { id: 'g2', name: 'Café', count: 12 },
  ],
}
const groupAnswers = { [callOf(scriptGroups.list)]: groups, [callOf(scriptGroups.rename)]: {} }
const fails = new Error('It is gone.')

const Does = ({ name, run }: { name: string; run: () => void }) => (
  <button type="button" onClick={run}>
    {name}
  </button>
)

/** A list whose filters stand in the address. */
function Filtered({ told }: { told: boolean }): ReactNode {
  const [filters, setFilters] = useState({ search: '', status: '' })
  useAddressFilters(filters, told ? (next: typeof filters) => setFilters({ ...filters, ...next }) : undefined)
  return (
    <>
      <p>{JSON.stringify(filters)}</p>
      <Does name="Errors" run={() => setFilters({ ...filters, status: 'error' })} />
      <Does name="All" run={() => setFilters({ search: '', status: '' })} />
    </>
  )
}

/** A list with the panel of a row. */
function Rows(): ReactNode {
  const panel = useRowPanel([{ id: 'r1' }, { id: 'r2' }, { id: 'r3' }])
  const [added, setAdded] = useState(0)
  useUrlAction({ new: () => setAdded(added + 1) })
  return (
    <>
      <p>{`${added} added`}</p>
      <Does name="Open r2" run={() => panel.show('r2')} />
      {panel.id && (
        <DetailsOfRow
          panel={panel}
          query={{ data: { id: panel.id }, error: null, refetch: () => {} }}
          title={(row) => `Row ${row?.id}`}
          lead={({ id }) => `Lead of ${id}`}
          actions={({ id }) => `Acts on ${id}`}
          parts={[
            { id: 'facts', label: 'Facts', show: ({ id }) => `Facts of ${id}` },
            { id: 'log', label: 'Log', show: ({ id }) => `Log of ${id}` },
          ]}
        />
      )}
    </>
  )
}

function Leaving(): ReactNode {
  const { logOut, switchBack } = useLogout()
  return (
    <>
      <Does name="Log out" run={() => logOut()} />
      {switchBack && <Does name="Return" run={() => switchBack()} />}
    </>
  )
}

const report: Report = {
  added: 2,
  duplicate: 1,
  invalid: 1,
  errorFile: { url: '/errors.xlsx', url_expires_at: '2026-03-14T00:00:00.000Z', rows: 2 },
  rows: [
    { row: 1, item: 'Một', outcome: 'added', msg: '', details: ['Ghế', '', 'Proxy'] },
    { row: 2, item: 'Hai', outcome: 'invalid', msg: 'Wrong zone' },
    { row: 3, item: 'Ba', outcome: 'duplicate', msg: 'Known' },
    { row: 4, item: 'Bốn', outcome: 'added', msg: '' },
  ],
}

const Text = z.object({ text: z.string().min(1) })
function Import({ stage, run }: { stage: 'fields' | 'trial'; run: () => Promise<Report> }): ReactNode {
  const [trial, setTrial] = useState(stage === 'trial')
  const form = useForm({ schema: Text, initial: { text: 'a' }, onSubmit: async () => setTrial(true) })
  return (
    <ImportSteps
      title="Import"
      header="Account"
      form={form}
      fields="Fields"
      trial={trial ? report : undefined}
      onBack={() => setTrial(false)}
      run={run}
      onClose={() => {}}
    />
  )
}

const hold = does('the session is over', () => {
  const location = { pathname: '/task/7', search: '?tab=b', hash: '', state: { from: 'list' }, key: 'k' }
  getDefaultStore().set(heldSessionAtom, { ...hang, location })
})
const again = does('the same person logs in again', () =>
  getDefaultStore().set(sessionAtom, { ...hang, token: 't2' }),
)
const out = does('nobody is logged in', () => getDefaultStore().set(sessionAtom, null))
const held = does('what is held', () => JSON.stringify(getDefaultStore().get(heldSessionAtom)))

const login = { name: 'K7', password: 'p4ss' }
const reset = {
  title: 'Reset',
  action: 'Set it',
  effect: 'It ends the sessions.',
  resultTitle: 'The new login',
  loginLabel: 'Code',
  loginName: 'K7',
  onReset: async () => {},
  onClose: () => {},
}

export const shared: readonly KitCase[] = [
  consoleCase(
    'PageLink',
    PageLink,
    { to: '/there?x=1', children: 'There' },
    {
      to: ['/other'],
      inline: [true],
      newTab: [true],
      state: [],
      'aria-current': ['page'],
      title: ['Title'],
      children: ['Other'],
    },
    [{ with: { state: { from: 'list' } }, acts: [press('There')] }],
  ),
  consoleCase(
    'PageButton',
    PageButton,
    { to: '/there', children: 'There' },
    { to: ['/other'], appearance: ['primary'], children: ['Other'] },
    [{ acts: [press('There')] }],
  ),
  consoleCase(
    'PublicPage',
    PublicPage,
    { title: 'Title', width: 'text', children: 'Text' },
    { title: ['Other'], lead: ['Lead'], width: ['form', 'wide'], children: ['Other'] },
  ),
  consoleCase(
    'useAddressFilters',
    Filtered,
    { told: true },
    { told: [] },
    [{ acts: [press('Errors'), press('All')] }, { with: { told: false }, acts: [press('Errors')] }],
    { start: '/list?tab=a' },
    { start: ['/list?status=done&search=a&tab=a'] },
  ),
  consoleCase(
    'useRowPanel',
    Rows,
    {},
    {},
    [
      {
        acts: [
          press('Open r2'),
          key('ArrowDown', { altKey: true }),
          key('ArrowDown', { altKey: true }),
          press('Log'),
          press('Previous row'),
          press('Close'),
        ],
      },
    ],
    {},
    { start: ['/here?do=new&tab=a', '/here?id=r3&part=log'] },
  ),
  consoleCase(
    'ShownRow',
    ShownRow<{ id: string }>,
    {
      rows: [{ id: 'r1' }, { id: 'r2' }],
      rowId: ({ id }) => id,
      shown: 'r2',
      onClose: () => {},
      children: ({ id }) => `Row ${id}`,
    },
    { rows: [undefined, [], [{ id: 'r1' }]], rowId: [], shown: [undefined, 'r9'], onClose: [], children: [] },
    [{ with: { shown: 'r9' }, acts: [press('Close')] }],
  ),
  consoleCase(
    'CredentialsDialog',
    CredentialsDialog,
    { title: 'Login', label: 'Code', login, onClose: () => {} },
    { title: ['Other'], label: ['Email'], login: [{ name: 'a', password: 'b' }], onClose: [] },
    [{ acts: [key('Escape'), press('I have saved it')] }],
  ),
  consoleCase(
    'ResetPasswordDialog',
    ResetPasswordDialog,
    reset,
    {
      title: ['Other'],
      action: ['Other'],
      effect: ['Other'],
      resultTitle: [],
      loginLabel: [],
      loginName: [],
      onReset: [],
      onClose: [],
    },
    [
      {
        acts: [
          type('Password', 'short'),
          press('Set it'),
          type('Password', 'Typed-by-hand-9'),
          press('Set it'),
        ],
      },
      { with: { onReset: () => Promise.reject(fails) }, acts: [press('Set it')] },
    ],
  ),
  consoleCase(
    'GroupField',
    GroupField<Group>,
    { kind, field: fieldOf('') },
    { kind: [], field: fieldStates('', 'g2'), optional: [true] },
    [{ acts: [press('New group'), type('New group', 'Mới'), press('Add')] }],
    { answers: { ...groupAnswers, [callOf(scriptGroups.create)]: { id: 'g3' } } },
  ),
  consoleCase(
    'GroupsDialog',
    GroupsDialog<Group>,
    { kind, onClose: () => {} },
    { kind: [], onClose: [] },
    [
      { acts: [press('Rename Café'), type('Group name', 'Cà phê'), press('Save name')] },
      { acts: [press('Delete Trà 茶'), press('Delete group')] },
      {
        with: { answers: { ...groupAnswers, [callOf(scriptGroups.rename)]: fails } },
        acts: [
          press('Rename Café'),
          type('Group name', 'Cà phê'),
          press('Save name'),
          press('Cancel renaming'),
        ],
      },
    ],
    { answers: groupAnswers },
    { answers: [{ [callOf(scriptGroups.list)]: { list: [] } }] },
  ),
  consoleCase(
    'MoveDialog',
    MoveDialog<Group>,
    {
      kind,
      ids: ['p1', 'p2', 'p3'],
      move: async () => ({ moved: 3, missing: 0, left_out: [] }),
      onClose: () => {},
    },
    {
      kind: [],
      ids: [['p2']],
      optional: [true],
      move: [
        async () => ({
          moved: 1,
          missing: 1,
          left_out: [{ id: 'p2', name: 'Trà 茶', message: 'Cannot move to the same group' }],
        }),
      ],
      onClose: [],
    },
    [
      { acts: [press('Move to group'), type('Group', 'g2'), press('Move to group')] },
      { with: { optional: true }, acts: [type('Group', 'none'), press('Move to group')] },
    ],
    { answers: groupAnswers },
  ),
  consoleCase('ImportReport', ImportReport, { ...report, header: 'Account', done: false }, {
    rows: [],
    header: ['Other'],
    done: [true],
    errorFile: [null],
    added: [0],
    duplicate: [0],
    invalid: [0],
  } as never),
  consoleCase(
    'ImportSteps',
    Import,
    { stage: 'fields', run: async () => report },
    { stage: ['trial'], run: [] },
    [
      { acts: [press('Preview'), press('Back')] },
      { with: { stage: 'trial' }, acts: [press('Import 2'), press('Close')] },
    ],
  ),
  consoleCase(
    'PricePanel',
    PricePanel,
    { title: 'Price', children: '$3' },
    { title: ['Other'], children: ['Other'] },
  ),
  consoleCase('Price', Price, { children: '$3' }, { old: [true], children: ['$4'] }),
  consoleCase(
    'Translate',
    Translate,
    { text: 'Chào' },
    { text: ['Khác'] },
    [{ acts: [press('Translate')] }],
    {
      answers: {
        [callOf(getTranslation)]: { provider: 'deepl' },
        [callOf(translateTexts)]: { texts: ['Hello'], provider: 'deepl', from: 'vi' },
      },
    },
    { answers: [{ [callOf(getTranslation)]: { provider: null } }] },
  ),
  consoleCase(
    'useLogout',
    Leaving,
    {},
    {},
    [
      { acts: [press('Log out')] },
      { with: { answers: { [callOf(logout)]: fails } }, acts: [press('Log out'), marked] },
      { acts: [press('Return')] },
      { with: { answers: { [callOf(switchAdmin)]: fails } }, acts: [press('Return'), unmarked] },
    ],
    {
      answers: {
        [callOf(switchAdmin)]: { token: 't9', user_id: 'u9', username: 'Quản trị', is_superuser: true },
      },
    },
  ),
  consoleCase('SessionExpiryWatcher', SessionExpiryWatcher, {}, {}, [
    { with: { start: '/login' }, acts: [hold, again, held] },
    { acts: [hold, again, held] },
    { acts: [hold, out, held] },
  ]),
]
