import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import { exportFields } from '../kernel/spreadsheet.schema.ts'
import { accountFilters } from './account.schema.ts'
import { seatFilters } from './seat.schema.ts'

export const exportAccounts = {
  query: z.strictObject({ ...exportFields, ...accountFilters }),
  data: FileData,
}

export const exportSeats = {
  query: z.strictObject({ ...exportFields, ...seatFilters }),
  data: FileData,
}
