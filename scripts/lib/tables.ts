/** A source file. */
export interface Source {
  /** With forward slashes. */
  path: string
  text: string
}

/** Statements that write a table: of the query builder, and as text. */
const writes = [
  /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*['"]([a-z_]+)/g,
  /\binsert\s+into\s+"?([a-z_]+)"?/gi,
  /\bupdate\s+"?([a-z_]+)"?\s+(?:as\s+\w+\s+)?set\b/gi,
  /\bdelete\s+from\s+"?([a-z_]+)"?/gi,
]

/** The same statements with a computed table name. */
const computedWrites = [
  /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*[^'"\s]/,
  /\b(?:insert\s+into|delete\s+from|update)\s+\$\{/i,
]

/**
 * @param sources of the server, but for `db/` and tests
 * @param owners by table, the module that writes it
 * @returns where a table is written by another module than its own, and owners that are no module
 */
export function tableFaults(sources: readonly Source[], owners: Readonly<Record<string, string>>): string[] {
  const known = new Set(sources.map(({ path }) => writerOf(path)))
  const nobody = Object.entries(owners).filter(([, owner]) => !known.has(owner))
  return [
    ...nobody.map(([table, owner]) => `${table}: there is no module ${owner}`),
    ...sources.flatMap(({ path, text }) => {
      const writer = writerOf(path)
      const tables = new Set(
        writes.flatMap((write) => [...text.matchAll(write)].map(([, table = '']) => table)),
      )
      const foreign = [...tables].filter((table) => Object.hasOwn(owners, table) && owners[table] !== writer)
      // Computed table names are allowed only in the kernel's groups, which own the tables.
      const computed = writer !== 'kernel' && computedWrites.some((write) => write.test(text))
      return [
        ...foreign.map((table) => `${path} writes ${table}, which belongs to ${owners[table]}`),
        ...(computed ? [`${path} writes a table whose name is worked out`] : []),
      ]
    }),
  ]
}

/** @returns the owner of the writes in a file: a module, or a folder beside the modules */
function writerOf(path: string): string {
  const [folder = '', domain = '', module = ''] = path.split('/')
  return folder === 'modules' ? `${domain}/${module}` : folder
}

/** The kind's names, and the address that only PostgreSQL has. */
const dialectQuestions = [/(['"`])(?:postgres|sqlite)\1/, /\bdatabase\??\.(?:url|kind)\s*(?:[?&|)]|[!=]=)/]

/** @returns lines that ask which database it is */
export function dialectFaults(sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) => dialectQuestions.some((question) => question.test(text)))
    .map(({ path }) => `${path} asks which database it is: db/dialect.ts has a name for what differs`)
}
