import { fireEvent } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { Chart } from '../charts/Chart.tsx'
import type { ChartPlace, MapChartProps } from '../charts/Chart.types.ts'
import { MarkdownField } from '../editor/MarkdownField.tsx'
import { MarkdownView } from '../editor/MarkdownView.tsx'
import { RichTextField } from '../editor/RichTextField.tsx'
import { RichTextView } from '../editor/RichTextView.tsx'
import { CheckBox } from '../field/CheckBox.tsx'
import { Form, FormActions, FormRow, SubmitButton } from '../form/Form.tsx'
import { type Confirmation, confirm } from '../overlays/confirmations.ts'
import { FormDialog } from '../overlays/FormDialog.tsx'
import { type Notice, notify } from '../overlays/notices.ts'
import { StatGrid } from '../stat-card/StatCard.tsx'
import { FailureBar } from '../states/FailureBar.tsx'
import {
  does,
  fieldOf,
  fieldStates,
  type KitCase,
  key,
  kitCase,
  leave,
  membersOf,
  press,
  type,
  wait,
  within,
} from '../test-support/kit-case.tsx'
import { DateRange } from '../toolbar/DateRange.tsx'

/** A button that asks, as a screen does. */
function Asks(props: { question: Confirmation; answered: (confirmed: boolean) => void }): ReactNode {
  return (
    <button type="button" onClick={() => void confirm(props.question).then(props.answered)}>
      {'Ask'}
    </button>
  )
}
const question: Confirmation = { title: 'Release the ports?', action: 'Release' }
const questions = membersOf<Confirmation>(question, {
  title: ['Delete it?'],
  text: ['They are free for others.', <b key="b">{'bold'}</b>],
  effects: [['Tasks end.', 'Accounts close.']],
  action: ['Delete'],
  tone: ['primary', 'danger'],
  typed: ['xóa'],
  remark: [{ label: 'Reason' }],
  run: [async () => {}],
})

/** A button that says something. */
function Says({ notice: { tone, text, ...more } }: { notice: Omit<Notice, 'id'> }): ReactNode {
  return (
    <button type="button" onClick={() => notify[tone](text, more)}>
      {'Say'}
    </button>
  )
}
const notice: Omit<Notice, 'id'> = { tone: 'info', text: 'Saved' }
const notices = membersOf<Omit<Notice, 'id'>>(notice, {
  tone: ['success', 'warning', 'error'],
  text: ['Lưu rồi'],
  detail: ['r-9'],
  action: [{ label: 'Undo', onClick: () => {} }],
})
/** How long each of them stays, and a moment before. */
const stays: Readonly<Record<string, number>> = { info: 4500, success: 3500, warning: 7000, error: 9000 }

const form = {
  ref: createRef<HTMLFormElement>(),
  submit: () => {},
  submitError: undefined,
  dirty: false,
  submitting: false,
}
const forms = membersOf<React.ComponentProps<typeof FormDialog>['form']>(form, {
  ref: [],
  submit: [],
  submitError: [{ kind: 'refused', message: 'Name is taken', requestId: 'r-9' } as never],
  dirty: [true],
  submitting: [true],
})

const select = (from: number, to: number) =>
  does(`select ${from} to ${to}`, () => {
    const area = document.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(from, to)
  })

const place: ChartPlace = { country: 'VN', value: 1200 }
const map: MapChartProps = {
  kind: 'map',
  title: 'Users',
  places: [place, { country: 'SG', value: 3 }, { country: 'FR', value: 40 }, { country: 'US', value: 0 }],
}

const days = { from: '2026-03-09T18:15:00.000Z', to: '2026-03-13T18:15:00.000Z', onChange: () => {} }

export const dialogs: readonly KitCase[] = [
  kitCase('Confirmation', Asks, { question, answered: () => {} }, { question: [], answered: [] }, [
    { acts: [press('Ask'), press('Release')] },
    { acts: [press('Ask'), key('Enter')] },
    { acts: [press('Ask'), key('Escape')] },
    ...questions.map((one) => ({ with: { question: one }, acts: [press('Ask'), press('Cancel')] })),
    {
      with: { question: { ...question, typed: 'Xóa hết' } },
      acts: [
        press('Ask'),
        type('Type Xóa hết to confirm', 'xoa'),
        type('Type Xóa hết to confirm', 'XÓA HẾT'),
        press('Release'),
      ],
    },
    {
      with: {
        question: {
          ...question,
          remark: { label: 'Reason', hint: 'For the log', required: true, maxLength: 5 },
        },
      },
      acts: [
        press('Ask'),
        type('Reason', '   '),
        type('Reason', 'because'),
        key('Escape'),
        press('Keep editing'),
      ],
    },
    {
      with: { question: { ...question, remark: { label: 'Reason' }, run: async () => {} } },
      acts: [press('Ask'), type('Reason', '  lý do '), press('Release')],
    },
    {
      with: { question: { ...question, run: () => Promise.reject(new Error('No')) } },
      acts: [press('Ask'), press('Release'), press('Release'), press('Cancel')],
    },
    {
      with: { question: { ...question, remark: { label: 'Reason' }, run: () => new Promise(() => {}) } },
      acts: [press('Ask'), press('Release'), press('Release'), key('Escape')],
    },
    { acts: [press('Ask'), press('Ask'), press('Release')] },
  ]),
  kitCase('Notice', Says, { notice }, { notice: [] }, [
    { acts: [press('Say'), press('Say'), wait(4499), wait(1), wait(1000)] },
    ...notices.map((one) => ({
      with: { notice: one },
      acts: [press('Say'), wait((one.action ? 20_000 : (stays[one.tone] ?? 0)) - 1), wait(1), wait(1000)],
    })),
    {
      with: { notice: { ...notice, action: { label: 'Undo', onClick: () => {} } } },
      acts: [press('Say'), press('Say'), press('Undo'), wait(1000)],
    },
  ]),
  kitCase(
    'FormDialog',
    FormDialog,
    { title: 'Edit', form, onClose: () => {}, children: <input aria-label="Name" /> },
    {
      title: ['Add'],
      size: ['medium', 'large'],
      form: within(forms, (one) => one),
      action: ['Create'],
      onClose: [],
      children: [],
    },
    [
      { acts: [type('Name', 'x'), press('Save')] },
      { acts: [press('Cancel')] },
      {
        with: { form: { ...form, dirty: true } },
        acts: [press('Cancel'), press('Keep editing'), key('Escape'), press('Discard')],
      },
      {
        with: { form: { ...form, submitting: true } },
        acts: [press('Cancel'), key('Escape'), press('Save')],
      },
    ],
  ),
  kitCase(
    'Form',
    Form,
    { form, children: <button type="submit">{'Go'}</button> },
    { form: within(forms, (one) => one), id: ['edit'], children: [] },
    [{ acts: [does('send', () => void fireEvent.submit(document.querySelector('form') ?? document.body))] }],
  ),
  kitCase('FormRow', FormRow, { children: 'Fields' }, { children: ['More'] }),
  kitCase('FormActions', FormActions, { children: 'Buttons' }, { children: ['More'] }),
  kitCase(
    'SubmitButton',
    SubmitButton,
    { form: { submitting: false }, children: 'Save' },
    { form: [{ submitting: true }], formId: ['edit'], children: ['Add'] },
  ),
  kitCase(
    'MarkdownField',
    MarkdownField,
    { field: fieldOf('One two'), label: 'Text' },
    {
      label: ['Other'],
      hint: ['A hint.'],
      required: [true],
      disabled: [true],
      field: fieldStates('One two', '', '# Một\n\n- hai'),
      rows: [3],
    },
    [
      ...['Heading', 'Bold', 'Italic', 'Code', 'Bulleted list', 'Numbered list', 'Quote'].map((name) => ({
        acts: [select(4, 7), press(name), press(name)],
      })),
      {
        acts: [
          select(4, 7),
          press('Link'),
          type('Link address', 'javascript:x'),
          key('Enter'),
          type('Link address', 'https://example.com'),
          key('Enter'),
        ],
      },
      {
        acts: [
          select(0, 0),
          press('Link'),
          key('Escape'),
          press('Preview'),
          press('Write'),
          select(0, 3),
          leave(),
        ],
      },
      {
        acts: [
          press('Heading'),
          key('ArrowRight'),
          key('End'),
          key('ArrowRight'),
          key('ArrowLeft'),
          key('Home'),
          key('ArrowRight', { ctrlKey: true }),
        ],
      },
    ],
  ),
  kitCase(
    'MarkdownView',
    MarkdownView,
    { source: '**Bold**' },
    {
      source: [
        '# Head\n\n1. one\n\n> quote\n\n[link](https://example.com)',
        '<script>x</script>[a](javascript:x)',
        '',
      ],
    },
  ),
  kitCase(
    'RichTextView',
    RichTextView,
    { html: '<p>Text</p>' },
    { html: ['<h2>Head</h2><ul><li>one</li></ul>', '<p onclick="x">a<script>x</script></p>', ''] },
  ),
  kitCase(
    'RichTextField',
    RichTextField,
    { field: fieldOf('<p>One</p>'), label: 'Text' },
    {
      label: ['Other'],
      hint: ['A hint.'],
      required: [true],
      disabled: [true],
      field: fieldStates('<p>One</p>', '', '<h2>Hai</h2>'),
    },
    [{ acts: [press('Bold'), press('Heading'), press('Bulleted list'), press('Undo')] }],
  ),
  kitCase(
    'DateRange',
    DateRange,
    { ...days, from: '', to: '' },
    {
      from: ['2026-03-12T18:15:00.000Z', 'nonsense'],
      to: ['2026-03-12T18:15:00.000Z', 'nonsense'],
      onChange: [],
    },
    [
      ...['All dates', 'Today', 'Yesterday', 'Last 7 days', 'Last 30 days', 'This month'].map((preset) => ({
        with: days,
        acts: [press('Mar 10, 2026 – Mar 13, 2026'), press(preset)],
      })),
      {
        acts: [
          press('Dates: all'),
          press('Previous month'),
          press('Next month'),
          press('Next month'),
          key('Escape'),
        ],
      },
      {
        with: days,
        acts: [
          press('Mar 10, 2026 – Mar 13, 2026'),
          key('ArrowLeft'),
          key('ArrowUp'),
          key('PageUp'),
          key('PageDown'),
          key('Home'),
          key('End'),
          key('Enter'),
          key('ArrowLeft'),
          key('Enter'),
        ],
      },
    ],
    (call, [range]) => (call === 'onChange' ? (range as object) : undefined),
  ),
  kitCase(
    'Map',
    Chart,
    map,
    {
      kind: [],
      title: ['Others'],
      places: [
        undefined,
        [],
        ...within(
          membersOf<ChartPlace>(place, { country: ['JP', 'TW', 'ZZ'], value: [0, 1, 1e6] }),
          (one) => [one],
        ),
      ],
      valueKind: ['money', 'percent', 'duration'],
      height: [100],
      failure: [{ message: 'It failed' }],
      onRetry: [],
    } as never,
    [
      {
        acts: [
          press('Read point by point: Users'),
          key('ArrowRight'),
          key('ArrowRight'),
          key('ArrowLeft'),
          key('End'),
          key('Home'),
          leave(),
          press('Read point by point: Users'),
          key('End'),
          key('Home'),
          key('Escape'),
          press('Show as table'),
          press('Show as chart'),
        ],
      },
    ],
  ),
  kitCase('StatGrid', StatGrid, { children: 'Cards' }, { children: ['More'] }),
  kitCase(
    'CheckBox',
    CheckBox as (props: { label: string; checked?: boolean; disabled?: boolean }) => ReactNode,
    { label: 'Agree' },
    {
      label: ['Other'],
      checked: [undefined, true],
      disabled: [undefined, true],
    },
  ),
  kitCase(
    'FailureBar',
    FailureBar,
    { message: 'It failed' },
    { message: [undefined, 'Other'], requestId: [undefined, 'r-9'] },
  ),
]
