import type { Script } from '@seaport/contract/work/script.schema'
import { useT } from '@seaport/i18n/react'
import { ScriptTitle, useScriptColumns } from '@seaport/product-ui/script-columns'
import { CopyButton } from '@seaport/ui/copy-button'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'

/** Columns of the scripts; the text is copied from its row. */
export function useSeatScriptColumns(): readonly Column<Script>[] {
  const t = useT('desktopLibrary')
  const s = useT('script')
  const of = useScriptColumns(t('scripts.own'))
  return useMemo(
    () => [
      {
        ...of.title,
        width: 230,
        render: (script) => <ScriptTitle script={script} type={s(`type.${script.type}`)} />,
      },
      of.text,
      { ...of.network, collapsible: true },
      of.group,
      { ...of.public, width: 152 },
      of.updated_at,
      {
        id: 'actions',
        header: s('actions'),
        width: 176,
        align: 'end',
        hideable: false,
        pin: 'end',
        render: ({ text, title }) =>
          text && (
            <CopyButton
              text={text}
              label={t('copyText')}
              name={t('copyTextOf', { title })}
              appearance="secondary"
            />
          ),
      },
    ],
    [t, s, of],
  )
}
