import { Link, makeStyles } from '@fluentui/react-components'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { userInfo } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { type Berth, BerthPicture, Berths } from '@seaport/product-ui/berths'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
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
    marginBottom: token('spacingVerticalXS'),
  },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: {
    whiteSpace: 'nowrap',
  },
  legend: {
    columnGap: token('spacingHorizontalL'),
    margin: `${token('spacingVerticalM')} 0 0`,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
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
      <Row as="p" gap="none" className={styles.legend}>
        {(['account', 'task', 'free'] satisfies Berth[]).map((berth) => (
          <Row key={berth} as="span" gap="XS" inline wrap="never">
            <BerthPicture berth={berth} />
            {t(`berth.${berth}`)}
          </Row>
        ))}
        {waiting > 0 && <span>{t('unallocated', { count: waiting })}</span>}
      </Row>
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
      <Row gap="M" align="baseline" justify="between" wrap="never" className={styles.head}>
        <Link className={styles.name} href={`#/seatAccount?id=${id}`}>
          {name}
        </Link>
        <Hint as="span" className={styles.quiet}>
          {[
            t(enabled ? (online ? 'online' : 'offline') : 'disabled'),
            t('ratio', { part: occupied, whole: total }),
          ].join(' · ')}
        </Hint>
      </Row>
      <Berths
        label={t('berths', { accounts, tasks, free })}
        accounts={accounts}
        tasks={tasks}
        total={total}
      />
    </>
  )
}
