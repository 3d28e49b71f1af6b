import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { useLanguage, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { Row } from '@seaport/ui/row'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, useMemo } from 'react'
import { iconOf } from '../../../shared/menu/menu-icons.tsx'
import type { MenuRow } from '../menu-rows.ts'
import { EntryMenu, type OnEntryAction } from './EntryMenu.tsx'

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalS'), minWidth: 0 },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '18px' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  group: { fontWeight: token('fontWeightSemibold') },
  leaf: { fontWeight: token('fontWeightRegular') },
})

/** Columns of the menu's tree. @param sorted whether all entries are shown, so that their order can be seen and changed */
export function useMenuColumns(onAction: OnEntryAction, sorted: boolean): readonly Column<MenuRow>[] {
  const t = useT('menu')
  const tPermission = useT('permission')
  const { lang } = useLanguage()
  return useMemo(() => {
    const other = (['cn', 'hk', 'en', 'vi'] as const).filter((code) => code !== lang)
    return [
      {
        id: 'title',
        words: true,
        header: t('entry'),
        width: 260,
        hideable: false,
        rowHeader: true,
        render: (row) => <EntryTitle row={row} />,
      },
      {
        id: 'order',
        header: t('order'),
        width: 100,
        render: (row) => <MoveButtons row={row} sorted={sorted} onAction={onAction} />,
      },
      {
        id: 'path',
        header: t('path'),
        width: 200,
        render: (row) => (row.path === null ? t('group') : <code title={row.path}>{row.path}</code>),
      },
      {
        id: 'permission',
        header: t('permission'),
        width: 200,
        render: (row) =>
          row.permission === null
            ? t('everybody')
            : t('keyOf', { name: tPermission(`key.${row.permission}`), key: row.permission }),
      },
      {
        id: 'hidden',
        words: true,
        header: t('visibility'),
        width: 120,
        render: (row) => (
          <StatusBadge tone={row.hidden ? 'neutral' : 'success'} label={t(row.hidden ? 'hidden' : 'shown')} />
        ),
      },
      ...other.map((code) => ({
        id: `title-${code}`,
        header: t(`title.${code}`),
        collapsible: true,
        width: 170,
        render: (row: MenuRow) => <span title={row.titles[code]}>{row.titles[code]}</span>,
      })),
      { id: 'icon', header: t('icon'), width: 120, hidden: true, render: (row) => <code>{row.icon}</code> },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => <EntryMenu row={row} name={row.titles[lang]} onAction={onAction} />,
      },
    ]
  }, [t, tPermission, lang, onAction, sorted])
}

/** The entry's name, indented below its group. */
function EntryTitle({ row }: { row: MenuRow }): ReactNode {
  const { lang } = useLanguage()
  const styles = useStyles()
  return (
    <span className={styles.title} style={{ paddingInlineStart: row.depth * 24 }}>
      <span className={styles.icon} aria-hidden>
        {iconOf(row.icon)}
      </span>
      <span
        className={`${styles.words} ${row.path === null ? styles.group : styles.leaf}`}
        title={row.titles[lang]}
      >
        {row.titles[lang]}
      </span>
    </span>
  )
}

/** Up and down among its siblings. */
function MoveButtons({
  row,
  sorted,
  onAction,
}: {
  row: MenuRow
  sorted: boolean
  onAction: OnEntryAction
}): ReactNode {
  const t = useT('menu')
  const { lang } = useLanguage()
  return (
    <Row as="span" gap="none" align="stretch" inline wrap="never">
      <Button
        appearance="subtle"
        size="small"
        icon={<ArrowUpRegular />}
        aria-label={t('up', { name: row.titles[lang] })}
        disabledFocusable={!sorted || row.position === 0}
        onClick={() => onAction('up', row)}
      />
      <Button
        appearance="subtle"
        size="small"
        icon={<ArrowDownRegular />}
        aria-label={t('down', { name: row.titles[lang] })}
        disabledFocusable={!sorted || row.position === row.siblings - 1}
        onClick={() => onAction('down', row)}
      />
    </Row>
  )
}
