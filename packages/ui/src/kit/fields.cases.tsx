import { CheckboxField } from '../field/CheckboxField.tsx'
import { CheckboxGroupField } from '../field/CheckboxGroupField.tsx'
import { ComboField, MultiComboField } from '../field/ComboField.tsx'
import { DateTimeField } from '../field/DateTimeField.tsx'
import { DecimalField } from '../field/DecimalField.tsx'
import { LinesField } from '../field/LinesField.tsx'
import { NumberField } from '../field/NumberField.tsx'
import { PasswordField } from '../field/PasswordField.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { SwitchField } from '../field/SwitchField.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { TextField } from '../field/TextField.tsx'
import {
  fieldOf,
  fieldStates,
  type KitCase,
  key,
  kitCase,
  leave,
  pick,
  press,
  type,
} from '../test-support/kit-case.tsx'
import { FileField } from '../upload/FileField.tsx'

const frame = { label: ['Other'], hint: ['A hint.'], required: [true], disabled: [true] }
const lineProps = {
  ...frame,
  type: ['email'],
  placeholder: ['Inside'],
  autoComplete: ['username', 'off'],
  inputMode: ['search'],
  maxLength: [3],
  contentBefore: ['https://'],
  contentAfter: ['kg'],
  autoFocus: [true],
  onPaste: [],
} as const
const places = [
  { value: 'hk', label: '香港' },
  { value: 'hn', label: 'Hà Nội', keywords: 'hanoi' },
  { value: 'xx', label: 'Closed', disabled: true },
]
const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name)

export const fields: readonly KitCase[] = [
  kitCase(
    'TextField',
    TextField,
    { field: fieldOf('Anchor'), label: 'Name' },
    { ...lineProps, field: fieldStates('Anchor', 'Buoy') },
    [
      { acts: [type('Name', '港口, “x” 👨‍👩‍👧'), key('Enter'), leave()] },
      { with: { maxLength: 8 }, acts: [type('Name', 'Anchor and more')] },
    ],
  ),
  kitCase(
    'DecimalField',
    DecimalField,
    { field: fieldOf('1.5'), label: 'Price' },
    { ...lineProps, field: fieldStates('1.5', '2') },
    [{ acts: [type('Price', '１,２００.50'), type('Price', '99,5'), leave()] }],
  ),
  kitCase(
    'PasswordField',
    PasswordField,
    { field: fieldOf('harbour'), label: 'Password', autoComplete: 'current-password' },
    { ...frame, field: fieldStates('harbour'), autoComplete: ['new-password'], autoFocus: [true] },
    [{ acts: [press('Show password'), type('Password', ' a b '), press('Hide password'), leave()] }],
  ),
  kitCase(
    'TextAreaField',
    TextAreaField,
    { field: fieldOf('Line'), label: 'Text' },
    {
      ...frame,
      field: fieldStates('Line', 'One\nTwo'),
      rows: [9],
      placeholder: ['Inside'],
      maxLength: [2],
      isVerbatim: [true],
    },
    [
      { acts: [type('Text', 'Một\nhai, ba'), leave()] },
      { with: { maxLength: 6 }, acts: [type('Text', 'Line after line')] },
    ],
  ),
  kitCase(
    'LinesField',
    LinesField,
    { field: fieldOf(['one']), label: 'Links' },
    { ...frame, field: fieldStates(['one'], ['one', 'two']), rows: [9], placeholder: ['Inside'] },
    [{ acts: [type('Links', ' a, b \r\n\n c\n'), leave()] }],
  ),
  kitCase(
    'NumberField',
    NumberField,
    { field: fieldOf<number | null>(7), label: 'Count' },
    {
      ...frame,
      field: fieldStates<number | null>(7, null, 0),
      min: [1],
      max: [9],
      step: [2],
      unit: ['s'],
      placeholder: ['Inside'],
    },
    [
      { acts: [type('Count', '１２'), key('ArrowUp'), type('Count', 'x'), key('ArrowDown'), leave()] },
      {
        with: { min: 6, max: 8, step: 0.5 },
        acts: [type('Count', '7.5'), key('ArrowUp'), key('ArrowUp'), type('Count', '6'), key('ArrowDown')],
      },
    ],
  ),
  kitCase(
    'SelectField',
    SelectField<string>,
    { field: fieldOf<string>('hk'), label: 'Place', options: places },
    {
      ...frame,
      field: fieldStates<string>('hk', 'hn', '', 'gone'),
      options: [places.slice(0, 1)],
      placeholder: ['Choose'],
    },
    [
      { acts: [type('Place', 'hn'), leave()] },
      { with: { placeholder: 'Choose' }, acts: [type('Place', '')] },
    ],
  ),
  kitCase(
    'ComboField',
    ComboField,
    { field: fieldOf('hk'), label: 'Place', options: places },
    {
      ...frame,
      field: fieldStates('hk', 'hn', '', 'gone'),
      options: [places.slice(0, 1)],
      placeholder: ['Choose'],
      onSearch: [() => {}],
    },
    [
      { acts: [press('Place'), type('Place', 'hanoi'), key('ArrowDown'), key('Enter'), leave()] },
      { acts: [type('Place', 'nothing'), leave(), type('Place', ''), leave()] },
      { acts: [press('Place'), key('ArrowDown'), key('End'), key('Escape'), leave()] },
      { with: { onSearch: () => {} }, acts: [type('Place', 'xyz'), leave()] },
    ],
  ),
  kitCase(
    'MultiComboField',
    MultiComboField,
    { field: fieldOf(['hk']), label: 'Places', options: places },
    {
      ...frame,
      field: fieldStates(['hk'], ['hk', 'hn'], []),
      options: [places.slice(0, 1)],
      placeholder: ['Choose'],
      onSearch: [() => {}],
    },
    [
      { acts: [press('Places'), type('Places', 'hanoi'), key('ArrowDown'), key('Enter'), leave()] },
      { with: { onSearch: () => {} }, acts: [type('Places', 'xyz'), leave()] },
    ],
  ),
  kitCase(
    'CheckboxField',
    CheckboxField,
    { field: fieldOf(false), label: 'Agree' },
    { ...frame, field: fieldStates(false, true) },
    [{ acts: [press('Agree'), press('Agree'), leave()] }],
  ),
  kitCase(
    'CheckboxGroupField',
    CheckboxGroupField<string>,
    { field: fieldOf<readonly string[]>(['hn']), label: 'Places', options: places },
    {
      ...frame,
      field: fieldStates<readonly string[]>(['hn'], []),
      options: [places.slice(0, 1)],
      columns: [true],
    },
    [{ acts: [press('香港'), press('Hà Nội'), leave()] }],
  ),
  kitCase(
    'SwitchField',
    SwitchField,
    { field: fieldOf(false), label: 'On' },
    { ...frame, field: fieldStates(false, true) },
    [{ acts: [press('On'), press('On'), leave()] }],
  ),
  kitCase(
    'DateTimeField',
    DateTimeField,
    { field: fieldOf<string | null>('2026-03-13T20:00:00.000Z'), label: 'Start' },
    {
      ...frame,
      field: fieldStates<string | null>('2026-03-13T20:00:00.000Z', null),
      min: ['2026-03-12T20:00:00.000Z'],
      max: ['2026-03-15T20:00:00.000Z'],
      zone: ['America/New_York'],
    },
    [
      { acts: [type('Start', '2026-03-29T02:30'), type('Start', ''), leave()] },
      { with: { zone: 'America/New_York' }, acts: [type('Start', '2026-03-08T02:30')] },
    ],
  ),
  kitCase(
    'FileField',
    FileField,
    { field: fieldOf<File | null>(null), label: 'Sheet' },
    {
      ...frame,
      field: fieldStates<File | null>(null, file('a.xlsx', 2048)),
      types: [['.xlsx', '.csv']],
      maxBytes: [9],
    },
    [
      {
        with: { types: ['.csv'], maxBytes: 2048 },
        acts: [
          pick(file('港口.CSV', 20)),
          pick(file('a.txt', 5)),
          pick(file('b.csv', 7)),
          pick(file('c.csv', 2049)),
          pick(file('empty.csv', 0)),
          pick(),
        ],
      },
    ],
  ),
]
