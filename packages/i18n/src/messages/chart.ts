// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ChartMessages {
  /** Country */
  country: null
  /** Read point by point: {{chart}} */
  explore: { chart: string | number }
  /** Legend */
  legend: null
  /** Name */
  name: null
  /** {{value}} of {{max}} */
  of: { value: string | number; max: string | number }
  /** {{name}}: {{value}} */
  seriesValue: { name: string | number; value: string | number }
  /** Share */
  share: null
  /** Show as chart */
  showChart: null
  /** Show as table */
  showTable: null
  /** Too small for this map: {{list}} */
  tooSmall: { list: string | number }
  /** Total */
  total: null
  /** Value */
  value: null
}
