import { Button, mergeClasses } from '@fluentui/react-components'
import { ChartMultipleRegular } from '@fluentui/react-icons/svg/chart-multiple'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useId, useState } from 'react'
import { Row } from '../layout/Row.tsx'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { LoadingState } from '../states/LoadingState.tsx'
import { Heading } from '../text/Heading.tsx'
import { CHART_HEIGHT, type ChartProps } from './Chart.types.ts'
import { ChartTable } from './ChartTable.tsx'
import { chartState } from './chart-data.ts'
import { type ChartFormatters, chartTable } from './chart-table.ts'
import { useChartFormatters } from './useChartFormatters.ts'
import { useChartStyles } from './useChartStyles.ts'

/** Size and formatters that a drawing gets besides the chart's data. */
export interface ChartArea {
  height: number
  formatters: ChartFormatters
}

type ChartFigureProps = ChartProps & { draw: (drawing: ChartArea) => ReactNode }

/** Frame of every chart: heading, the switch to the table, and the loading, empty and error states. */
export function ChartFigure({ draw, ...props }: ChartFigureProps): ReactNode {
  const t = useT('chart')
  const styles = useChartStyles()
  const formatters = useChartFormatters(props)
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  const state = chartState(props)
  const failed = props.failure !== undefined && state === 'loading'
  const height = props.height ?? CHART_HEIGHT
  const shown = failed ? 'failed' : state
  return (
    <figure className={styles.root} aria-labelledby={titleId} aria-busy={shown === 'loading'}>
      <Row wrap="never" className={styles.head}>
        <Heading id={titleId} as="h2" size="small" className={styles.title}>
          {props.title}
        </Heading>
        {shown === 'ready' && (
          <Button
            appearance="subtle"
            size="small"
            icon={asTable ? <ChartMultipleRegular /> : <TableRegular />}
            aria-label={asTable ? t('showChart') : t('showTable')}
            title={asTable ? t('showChart') : t('showTable')}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </Row>
      <div
        className={mergeClasses(styles.place, shown !== 'ready' && styles.loading)}
        style={{ minHeight: height }}
      >
        {shown === 'loading' && <LoadingState />}
        {shown === 'empty' && <EmptyState motif="compass" />}
        {shown === 'failed' && <ErrorState {...props.failure} onRetry={props.onRetry} />}
        {shown === 'ready' && !asTable && draw({ height, formatters })}
        {shown === 'ready' && (
          <div
            className={asTable ? styles.tableScroller : styles.hidden}
            style={asTable ? { maxHeight: height + 40 } : undefined}
          >
            <ChartTable labelledBy={titleId} table={chartTable(props, formatters)} />
          </div>
        )}
      </div>
    </figure>
  )
}
