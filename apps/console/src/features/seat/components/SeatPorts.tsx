import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useT } from '@seaport/i18n/react'
import { BerthPicture } from '@seaport/product-ui/berths'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { type PortHolder, useSeatHolders } from '../api/useSeatHolders.ts'

const useStyles = makeStyles({
  title: { margin: `0 0 ${token('spacingVerticalM')}`, fontSize: token('fontSizeBase400') },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: token('spacingHorizontalS'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  port: {
    minHeight: '40px',
    padding: `0 ${token('spacingHorizontalM')}`,
    borderRadius: token('borderRadiusMedium'),
    border: `${token('strokeWidthThin')} dashed ${token('colorNeutralStroke2')}`,
    color: token('colorNeutralForeground3'),
  },
  taken: {
    border: `${token('strokeWidthThin')} solid ${token('seaportPrimaryBorder')}`,
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** The ports of a seat with their holders, and the free ones. */
export function SeatPorts({ seat }: { seat: Seat }): ReactNode {
  const t = useT('seat')
  const styles = useStyles()
  const failure = useFailure()
  const { data: holders, error, refetch } = useSeatHolders(seat.id)
  const free = Math.max(0, seat.allocated - (holders?.length ?? 0))
  return (
    <section aria-label={t('ports')}>
      <h2 className={styles.title}>{t('portsTaken', { taken: seat.occupied, total: seat.allocated })}</h2>
      {!holders &&
        (error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />)}
      {holders && (
        <ul className={styles.list}>
          {holders.map((holder) => (
            <TakenPort key={`${holder.kind} ${holder.id}`} holder={holder} />
          ))}
          {Array.from({ length: free }, (_, at) => at).map((at) => (
            <Row key={at} as="li" wrap="cut" className={styles.port}>
              <BerthPicture berth="free" />
              {t('portFree')}
            </Row>
          ))}
        </ul>
      )}
    </section>
  )
}

function TakenPort({ holder }: { holder: PortHolder }): ReactNode {
  const t = useT('seat')
  const styles = useStyles()
  return (
    <Row
      as="li"
      wrap="cut"
      className={mergeClasses(styles.port, styles.taken)}
      title={t(`holder.${holder.kind}`)}
    >
      <span role="img" aria-label={t(`holder.${holder.kind}`)}>
        <BerthPicture berth={holder.kind} />
      </span>
      <span className={styles.name}>{holder.title}</span>
    </Row>
  )
}
