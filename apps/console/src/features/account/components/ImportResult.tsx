import { makeStyles } from '@griffel/react'
import type { importAccounts } from '@seaport/contract/account'
import type { DataOf } from '@seaport/contract/endpoint'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

type Outcome = DataOf<typeof importAccounts>

const TONES = { added: 'success', duplicate: 'warning', invalid: 'danger' } as const satisfies Record<
  string,
  Tone
>
const outcomes = ['added', 'duplicate', 'invalid'] as const

const useStyles = makeStyles({
  sums: { display: 'flex', flexWrap: 'wrap', gap: token('spacingHorizontalS') },
  scroller: {
    maxHeight: '320px',
    overflow: 'auto',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusMedium'),
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: token('fontSizeBase200'),
    '& td, & th': { padding: '6px 10px', textAlign: 'start', overflowWrap: 'anywhere' },
    '& tr + tr': { borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}` },
  },
  row: { width: '48px', color: token('colorNeutralForeground3') },
})

/** What each row of an import comes to: what needs a look first. */
export function ImportResult({ outcome }: { outcome: Outcome }): ReactNode {
  const t = useT('account')
  const styles = useStyles()
  const rows = [...outcome.rows].sort(
    (a, b) => outcomes.indexOf(b.outcome) - outcomes.indexOf(a.outcome) || a.row - b.row,
  )
  return (
    <>
      <div className={styles.sums} role="status">
        {outcomes.map((kind) => (
          <StatusBadge
            key={kind}
            tone={outcome[kind] > 0 ? TONES[kind] : 'neutral'}
            label={t(`importSum.${kind}`, { count: outcome[kind] })}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={t('importTitle')}>
        <table className={styles.table}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <td className={styles.row}>{row.row}</td>
                <th scope="row">{row.account}</th>
                <td>
                  <StatusBadge tone={TONES[row.outcome]} label={t(`importRow.${row.outcome}`)} />
                </td>
                <td>{row.msg}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
