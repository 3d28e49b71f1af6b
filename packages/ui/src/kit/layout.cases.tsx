import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { type KitCase, kitCase } from '../test-support/kit-case.tsx'
import { Heading } from '../text/Heading.tsx'
import { Hint } from '../text/Hint.tsx'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

/** What each of them passes on to its element. */
const passedOn = {
  'aria-busy': [true],
  'aria-describedby': ['of'],
  'aria-hidden': [true],
  'aria-label': ['Things'],
  'aria-labelledby': ['of'],
  'aria-live': ['polite'],
  className: ['own'],
  id: ['this'],
  lang: ['vi'],
  role: ['status'],
  tabIndex: [-1],
  title: ['Whole'],
  translate: ['no'],
} as const
const gaps = ['none', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
/** The elements whose look by browsers is taken away, and another one. */
const boxes = ['ul', 'ol', 'fieldset', 'p', 'section'] as const

export const layout: readonly KitCase[] = [
  kitCase(
    'Row',
    Row,
    { children: 'Things' },
    {
      ...passedOn,
      as: boxes,
      gap: gaps,
      align: ['start', 'center', 'end', 'baseline', 'stretch'],
      justify: ['between', 'center', 'end'],
      inline: [true],
      wrap: ['never', 'cut'],
      children: [undefined, 'Others'],
    },
  ),
  kitCase(
    'Stack',
    Stack,
    { children: 'Things' },
    {
      ...passedOn,
      as: boxes,
      gap: gaps,
      align: ['start', 'center'],
      width: ['form', 'page'],
      children: [undefined, 'Others'],
    },
  ),
  kitCase(
    'Text',
    Text,
    { as: 'p', children: 'Words' },
    {
      ...passedOn,
      as: ['span'],
      tone: ['quiet', 'soft', 'danger', 'warning', 'success'],
      size: ['small', 'medium', 'large'],
      weight: ['semibold'],
      block: [true],
      breaks: [true],
      cut: [true],
      numeric: [true],
      children: [undefined, 'Others'],
    },
  ),
  kitCase(
    'Hint',
    Hint,
    { children: 'Words' },
    {
      ...passedOn,
      as: ['span'],
      weight: ['semibold'],
      block: [true],
      breaks: [true],
      cut: [true],
      numeric: [true],
      children: [undefined, 'Others'],
    },
  ),
  kitCase(
    'Heading',
    Heading,
    { as: 'h2', size: 'small', children: 'Words' },
    {
      ...passedOn,
      as: ['h3'],
      size: ['medium', 'large', 'huge'],
      apart: [true],
      children: [undefined, 'Others'],
    },
  ),
  kitCase(
    'VisuallyHidden',
    VisuallyHidden,
    { children: 'Words' },
    { as: ['p'], 'aria-live': ['polite'], id: ['this'], role: ['status'], children: [undefined, 'Others'] },
  ),
]
