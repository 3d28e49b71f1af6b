import { z } from 'zod'
import { type PermissionKey, permissionKeys } from './permission.ts'

/** A key that this version knows. */
export const Permission = z.enum(permissionKeys as [PermissionKey, ...PermissionKey[]])
