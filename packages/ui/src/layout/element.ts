import type { HTMLAttributes } from 'react'

/** What the parts that only arrange or set text pass on to their element; `className` is for what is a place's own, such as a border. */
export type ElementProps = Pick<
  HTMLAttributes<HTMLElement>,
  | 'aria-busy'
  | 'aria-describedby'
  | 'aria-hidden'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-live'
  | 'children'
  | 'className'
  | 'id'
  | 'lang'
  | 'role'
  | 'tabIndex'
  | 'title'
  | 'translate'
>

/** Elements that hold others. Lists and groups of fields come without the look that browsers give them. */
export type BoxElement =
  | 'article'
  | 'aside'
  | 'div'
  | 'fieldset'
  | 'footer'
  | 'form'
  | 'header'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'search'
  | 'section'
  | 'span'
  | 'strong'
  | 'ul'
