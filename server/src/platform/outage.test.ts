import assert from 'node:assert/strict'
import test from 'node:test'
import { isOutage } from './outage.ts'
import { notFound, unavailable } from './problem.ts'

const withCode = (code: unknown): Error => Object.assign(new Error('timeout expired'), { code })

const errors: [what: string, error: unknown, isOutage: boolean][] = [
  ['a text', 'timeout expired', false],
  ['what is not there', notFound('The class'), false],
  ['what does not answer', unavailable('The database', undefined), true],
  ['the driver that waited too long', new Error('timeout expired'), true],
  ['a program that says so later', new Error('The timeout expired'), false],
  ['a number as code', withCode(23), true],
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a socket with a full queue, as of a frozen database', withCode('EAGAIN'), true],
  ['a process that may open no more files', withCode('EMFILE'), true],
  ['a file that is a folder', withCode('EISDIR'), false],
  ['a connection that is lost', withCode('08006'), true],
  ['a full disk', withCode('53100'), true],
  ['a shutdown', withCode('57P01'), true],
  ['a standby', withCode('25006'), true],
  ['a deadlock', withCode('40P01'), true],
  ['a table that others use', withCode('55P03'), true],
  ['an object in use', withCode('55006'), false],
  ['another state of a transaction', withCode('25001'), false],
  ['a row that is there already', withCode('23505'), false],
  ['a code of another program', withCode('08'), false],
]
for (const [what, error, expected] of errors)
  test(`${what} is ${expected ? 'an outage' : 'no outage'}`, () => assert.equal(isOutage(error), expected))
