import { expect, test } from 'vitest'
import type { Command } from './command.types.ts'
import { findCommands, isSure, pinyinInitials, plain, score } from './match.ts'

const command = (id: string, title: string, keywords: string[] = []): Command => ({
  id,
  title,
  keywords,
  run: () => {},
})
const commands = [
  command('home', 'Data overview', ['dashboard']),
  command('task', 'New task'),
  command('tasks', 'Task list'),
  command('cn', '数据概览'),
  command('vi', 'Tải lên tệp'),
]
const ids = (question: string, recent: string[] = []) =>
  findCommands(commands, question, recent).map(({ id }) => id)

test('accents and case do not matter', () => {
  expect(plain(' Đã TẢI ')).toBe('da tai')
  // As Chinese and Japanese keyboards type them.
  expect(plain('ＡＢＣ　１２')).toBe('abc 12')
  expect(ids('tai len')).toEqual(['vi'])
})

test('Chinese is found by the initials of its pinyin', () => {
  expect(pinyinInitials('数据概览')).toBe('sjgl')
  expect(pinyinInitials('充值余额 API')).toBe('czye')
  expect(ids('sjgl')).toEqual(['cn'])
})

test('beginnings come before middles, and a title before a keyword', () => {
  expect(ids('task')).toEqual(['tasks', 'task'])
  expect(ids('dashb')).toEqual(['home'])
  expect(score('abc', 'xyz')).toBe(0)
  expect(score('new task', 'nt')).toBeGreaterThan(0)
})

test('letters with gaps are a weak match, below texts that contain the query', () => {
  const isSureOf = (id: string, question: string) =>
    commands.some((one) => one.id === id && isSure(one, question))
  expect([isSureOf('vi', 'tải l'), isSureOf('tasks', 'tal'), isSureOf('cn', 'sjgl')]).toEqual([
    true,
    false,
    true,
  ])
})

test('an empty query lists all commands, recent ones first', () => {
  expect(ids('', ['vi', 'task'])).toEqual(['vi', 'task', 'home', 'tasks', 'cn'])
  expect(ids('nothing like it at all')).toEqual([])
})
