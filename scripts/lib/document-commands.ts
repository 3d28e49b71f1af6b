import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** @returns every `npm …` command that a document or a workflow of the checkout contains, as it is written there, once each */
export function npmCommands(path: string, checkout: string = root): string[] {
  const text = readFileSync(join(checkout, path), 'utf8')
  const inBackquotes = [...text.matchAll(/`(npm [^`\n]+)`/g)]
  const onLines = [...text.matchAll(/^\s*(?:- )?(?:run: )?(npm [^`\n]+)$/gm)]
  return [...new Set([...inBackquotes, ...onLines].map(([, command = '']) => command.trim()))]
}
