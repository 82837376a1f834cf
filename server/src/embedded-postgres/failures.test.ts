import assert from 'node:assert/strict'
import test from 'node:test'
import { DataFolderInUse, PostgresFailed, toPostgresFailed } from './failures.ts'

const said: [of: PostgresFailed | DataFolderInUse, message: string][] = [
  [new PostgresFailed('PostgreSQL did not start'), 'PostgreSQL did not start'],
  [new PostgresFailed('It did not start', '  FATAL: broken\n'), 'It did not start\nFATAL: broken'],
  [
    new PostgresFailed('It did not start', 'could not write: No space left on device'),
    'It did not start\nThe disk is full: free some space and start again.\ncould not write: No space left on device',
  ],
  [
    new PostgresFailed('EROFS: read-only'),
    'EROFS: read-only\nThe disk is read-only: point DATA_DIR to a folder that can be written.',
  ],
  [
    new PostgresFailed('EACCES: no'),
    'EACCES: no\nA folder cannot be read or written: change its owner, or point DATA_DIR to another folder.',
  ],
  [new DataFolderInUse('/data', 7), 'Vikalp is already running with the data folder /data (process 7)'],
  [new DataFolderInUse('/data', undefined), 'Vikalp is already running with the data folder /data'],
  [toPostgresFailed('It stopped', new Error('lost')), 'It stopped\nlost'],
  [toPostgresFailed('It stopped', 'lost'), 'It stopped\nlost'],
]
for (const [failure, message] of said)
  test(`a failure says: ${message.replaceAll('\n', ' / ')}`, () => assert.equal(failure.message, message))

test('a failure that is one of ours stays as it is', () => {
  for (const failure of [new PostgresFailed('one'), new DataFolderInUse('/data', 1)])
    assert.equal(toPostgresFailed('another', failure), failure)
})
