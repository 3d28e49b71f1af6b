import { z } from 'zod'
import { orderStates } from './order-state.ts'

export const OrderState = z.enum(orderStates)
export type OrderState = z.infer<typeof OrderState>
