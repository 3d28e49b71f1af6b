/** A file could not be written where the person wanted it: another program holds it, or the system protects the folder. */
export class FileNotSaved extends Error {
  readonly path: string
  constructor(path: string, cause: unknown) {
    super('The file could not be saved', { cause })
    this.name = 'FileNotSaved'
    this.path = path
  }
}
