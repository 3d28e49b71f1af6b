import { z } from 'zod'
import { type FileBody, loginSteps } from './endpoint.ts'

export const LoginStep = z.enum(loginSteps)

/** The file of an upload, or `data` of a download. */
export const FileData = z.custom<FileBody>()
