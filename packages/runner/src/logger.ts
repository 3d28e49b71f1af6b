/** The interface of Pino; the runner logs ids and reasons, never people or tokens. */
export interface Logger {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
