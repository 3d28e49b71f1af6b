import { Link, makeStyles } from '@fluentui/react-components'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { userInfo } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { type Berth, BerthPicture, Berths } from '@seaport/product-ui/berths'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Number of seats shown: those with the most ports; the list of seats has all. */
const SHOWN = 8

const useStyles = makeStyles({
  seats: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: `${token('spacingVerticalL')} ${token('spacingHorizontalXXL')}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  head: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: token('spacingHorizontalM'),
    marginBottom: token('spacingVerticalXS'),
  },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    whiteSpace: 'nowrap',
  },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: token('spacingHorizontalL'),
    margin: `${token('spacingVerticalM')} 0 0`,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  means: { display: 'inline-flex', alignItems: 'center', gap: token('spacingHorizontalXS') },
})

/** The seats whose ports are shown. */
export function usePortBoard(enabled = true) {
  return useEndpointQuery(listSeats, { query: { sort: 'allocated', page_size: SHOWN } }, { enabled })
}

/** The port board: each seat's ports as berths, with their current holders. */
export function PortBoard(): ReactNode {
  const t = useT('dashboard')
  const styles = useStyles()
  const { data: info } = useEndpointQuery(userInfo, {})
  const { data, isError } = usePortBoard()
  if (isError) return null
  // Approximate height of the content, to avoid a shift.
  if (!info || !data)
    return (
      <PageCard title={t('board')}>
        <LoadingState />
      </PageCard>
    )
  const seats = data.list.filter(({ allocated }) => allocated > 0)
  if (seats.length === 0) return null
  const given = seats.reduce((sum, { allocated }) => sum + allocated, 0)
  const waiting = data.total > data.list.length ? 0 : info.port_num - given
  return (
    <PageCard title={t('board')} actions={<Link href="#/seatAccount">{t('allSeats')}</Link>}>
      <ul className={styles.seats}>
        {seats.map((seat) => (
          <li key={seat.id}>
            <Quay seat={seat} />
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        {(['account', 'task', 'free'] satisfies Berth[]).map((berth) => (
          <span key={berth} className={styles.means}>
            <BerthPicture berth={berth} />
            {t(`berth.${berth}`)}
          </span>
        ))}
        {waiting > 0 && <span>{t('unallocated', { count: waiting })}</span>}
      </p>
    </PageCard>
  )
}

function Quay({ seat }: { seat: Seat }): ReactNode {
  const t = useT('dashboard')
  const styles = useStyles()
  const { id, name, enabled, online, open_accounts: accounts, occupied, allocated: total } = seat
  const tasks = Math.max(0, occupied - accounts)
  const free = Math.max(0, total - occupied)
  return (
    <>
      <div className={styles.head}>
        <Link className={styles.name} href={`#/seatAccount?id=${id}`}>
          {name}
        </Link>
        <span className={styles.quiet}>
          {[
            t(enabled ? (online ? 'online' : 'offline') : 'disabled'),
            t('ratio', { part: occupied, whole: total }),
          ].join(' · ')}
        </span>
      </div>
      <Berths
        label={t('berths', { accounts, tasks, free })}
        accounts={accounts}
        tasks={tasks}
        total={total}
      />
    </>
  )
}
