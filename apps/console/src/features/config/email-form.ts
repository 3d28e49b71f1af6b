import type { EmailConfig } from '@seaport/contract/platform/email.schema'
import * as emailSchema from '@seaport/contract/platform/email.schema'
import { z } from 'zod'

const { subject, content } = emailSchema.putEmailConfig.body.shape

/** An empty field means the interface's default text. */
function own<S extends typeof subject | typeof content>(schema: S) {
  return z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(schema)
}

/** Form of a mail configuration. The stored password is never sent to the browser: an empty field keeps it. */
export const EmailForm = z
  .object({
    ...emailSchema.putEmailConfig.body.omit({ seen: true }).shape,
    subject: own(subject),
    content: own(content),
    password: z.string().max(500),
    /** Removes the stored password. */
    forget: z.boolean(),
  })
  .transform(({ password, forget, ...config }) => ({
    ...config,
    ...(password ? { password } : forget ? { password: null } : {}),
  }))

/** Initial values of the form. */
export function toFormValues(config: EmailConfig): z.input<typeof EmailForm> {
  const { type, sender, server_address, server_port, secure, user, expire_minutes } = config
  return {
    ...{ type, sender, server_address, server_port, secure, user, expire_minutes },
    subject: config.subject ?? '',
    content: config.content ?? '',
    password: '',
    forget: false,
  }
}
