import type { ReactElement, ReactNode } from 'react'
import { Trans } from 'react-i18next/TransWithoutContext'
import { i18n } from './instance.ts'
import type { Messages } from './messages.ts'
import { useT } from './react.tsx'
import type { Key, Namespace } from './translate.ts'

type Values<P> = [P] extends [null] ? { values?: undefined } : { values: P }

/**
 * A message with elements inside: `I accept the <terms>user agreement</terms>` and `tags={{ terms: <Link /> }}`.
 * Unknown tags stay text; parameters are never read as markup.
 */
export function Rich<N extends Namespace, K extends Key<N>>(
  props: { ns: N; k: K; tags: Readonly<Record<string, ReactElement>> } & Values<Messages[N][K]>,
): ReactNode {
  const t = useT(props.ns)
  return (
    <Trans
      i18n={i18n}
      t={t as never}
      ns={props.ns as never}
      i18nKey={props.k as never}
      components={props.tags}
      values={props.values as never}
    />
  )
}
