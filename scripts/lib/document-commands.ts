import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** @returns the distinct `npm …` commands in documents and workflows of the checkout */
export function npmCommands(path: string, checkout: string = root): string[] {
  const text = readFileSync(join(checkout, path), 'utf8')
  const inBackquotes = [...text.matchAll(/`(npm [^`\n]+)`/g)]
  const onLines = [...text.matchAll(/^\s*(?:- )?(?:run: )?(npm [^`\n]+)$/gm)]
  return [...new Set([...inBackquotes, ...onLines].map(([, command = '']) => command.trim()))]
}
