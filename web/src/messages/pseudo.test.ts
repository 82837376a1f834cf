import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pseudo } from './pseudo.ts'

const texts = {
  title: 'Quiz Results',
  figure: '–',
  steps: ['Learn', 'Apply'],
  deep: { count: (n: number) => (n === 1 ? '1 quiz' : `${n} quizzes`) },
  leave: (name: string, teacher: string) => `Leave ${name} of ${teacher}`,
  list: (names: readonly string[]) => names.join(', '),
}
const { title, figure, steps, deep, leave, list } = pseudo(texts)

test('every text has accents and brackets, wherever it stands', () => {
  assert.equal(title, '[Ǫûîž Ŕéšûļţš]')
  assert.deepEqual(steps, ['[Ļéåŕñ]', '[Åþþļý]'])
  assert.equal(deep.count(1), '[1 ɋûîž]')
  assert.equal(deep.count(3), '[3 ɋûîžžéš]')
})

test('a sign without letters stays', () => assert.equal(figure, '–'))

test('what is handed to a text stays outside the brackets, so that it is seen whether it is a text', () => {
  assert.equal(leave('Class 11', 'Meera'), '[Ļéåṽé ]Class 11[ öƒ ]Meera')
  assert.equal(leave('Class', 'Class 11'), '[Ļéåṽé ]Class[ öƒ ]Class 11')
  assert.equal(list(['Physics', 'Chemistry']), 'Physics, Chemistry')
})

test('a text within a text keeps its own brackets', () =>
  assert.equal(leave(title, 'Meera'), '[Ļéåṽé ][Ǫûîž Ŕéšûļţš][ öƒ ]Meera'))
