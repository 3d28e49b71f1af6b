import { z } from 'zod'
import { apiScopes } from './api-scope.ts'

export const ApiScope = z.enum(apiScopes)
export type ApiScope = z.infer<typeof ApiScope>
