import { z } from 'zod'
import { resourceKinds } from './resource-kind.ts'

export const ResourceKind = z.enum(resourceKinds)

export type ResourceKindId = z.infer<typeof ResourceKind>
