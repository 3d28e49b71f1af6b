/**
 * Runs a program under Node's watcher, which does not notice that its own parent was killed: this process does, and ends the watcher with it.
 * Arguments: those of the program for Node.
 */
import { spawn } from 'node:child_process'

const watch = ['--watch', '--watch-preserve-output']
const watcher = spawn(process.execPath, [...watch, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => watcher.kill(signal))
process.on('disconnect', () => watcher.kill('SIGTERM'))
watcher.once('exit', (code) => process.exit(code ?? 1))
