import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import test from 'node:test'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const Findings = z.array(z.object({ file: z.string(), rule_name: z.string(), message: z.string() }))

/** What squawk says of the files, by its rules and .squawk.toml: the file, the rule and why there is such a rule. */
function lint(files: readonly string[]): [file: string, rule: string, message: string][] {
  const squawk = join(root, 'node_modules/.bin/squawk')
  const { stdout, stderr } = spawnSync(squawk, ['--reporter', 'json', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  assert.ok(stdout.startsWith('['), stderr)
  return Findings.parse(JSON.parse(stdout)).map((found) => [
    basename(found.file),
    found.rule_name,
    found.message,
  ])
}

// Accepted findings with reasons. A migration that needs a row here says why the rule does not apply.
const accepted: readonly [file: string, rule: string, reason: string][] = [
  ['0004_roster.sql', 'require-concurrent-index-creation', 'landed before there was a user'],
  ['0005_progress.sql', 'constraint-missing-not-valid', 'landed before there was a user'],
  ['0005_progress.sql', 'require-concurrent-index-creation', 'landed before there was a user'],
  ['0005_progress.sql', 'require-concurrent-index-deletion', 'landed before there was a user'],
  ['0006_sample_apart.sql', 'ban-drop-column', 'no server of an older version runs beside a newer one'],
  [
    '0007_open_attempts.sql',
    'require-concurrent-index-creation',
    'made before the server listens; few attempts are open',
  ],
  [
    '0017_mathematics.sql',
    'constraint-missing-not-valid',
    'made before the server listens: the longer list needs one look at each row',
  ],
  ...[
    'adding-serial-primary-key-field',
    'constraint-missing-not-valid',
    'require-concurrent-index-deletion',
  ].map((rule): [string, string, string] => [
    '0013_keyed_by_student.sql',
    rule,
    'made before the server listens: a few seconds for a million quizzes',
  ]),
  ['0016_usernames.sql', 'ban-drop-not-null', 'no server of an older version runs beside a newer one'],
  [
    '0016_usernames.sql',
    'require-concurrent-index-creation',
    'made before the server listens, of columns that are still empty',
  ],
  ...['adding-foreign-key-constraint', 'require-concurrent-index-creation'].map(
    (rule): [string, string, string] => [
      '0018_confirmed_staff.sql',
      rule,
      'made before the server listens; the new column is empty',
    ],
  ),
  ...[
    'adding-not-nullable-field',
    'require-concurrent-index-creation',
    'require-concurrent-index-deletion',
  ].map((rule): [string, string, string] => [
    '0030_roster_names.sql',
    rule,
    'made before the server listens: only those whom a school signed up have a row or a username',
  ]),
  ['0041_paired_forecasts.sql', 'ban-drop-table', 'nothing was ever written to it or read from it'],
  ...['require-concurrent-index-creation', 'require-concurrent-index-deletion'].map(
    (rule): [string, string, string] => [
      '0019_few_who_are_not_students.sql',
      rule,
      'made before the server listens: a second for a million people',
    ],
  ),
  [
    '0026_erasure.sql',
    'require-concurrent-index-creation',
    'made before the server listens: a second or two for a million quizzes',
  ],
  ['0027_attempts_of_student.sql', 'require-concurrent-index-creation', 'landed before there was a user'],
  ['0027_attempts_of_student.sql', 'require-concurrent-index-deletion', 'landed before there was a user'],
  ...[
    'adding-foreign-key-constraint',
    'constraint-missing-not-valid',
    'require-concurrent-index-creation',
  ].map((rule): [string, string, string] => [
    '0028_readings_by_day.sql',
    rule,
    'made before the server listens: openings of a year, and codes of three days',
  ]),
  ...['adding-foreign-key-constraint', 'require-concurrent-index-creation'].map(
    (rule): [string, string, string] => [
      '0030_tests.sql',
      rule,
      'made before the server listens; the new column is empty',
    ],
  ),
  [
    '0031_assignments.sql',
    'require-concurrent-index-creation',
    'made before the server listens, of a column that is still empty',
  ],
  ...['constraint-missing-not-valid', 'disallowed-unique-constraint'].map(
    (rule): [string, string, string] => [
      '0034_tests_of_classes.sql',
      rule,
      'made before the server listens; the rows were unique by fewer columns',
    ],
  ),
]

test('no migration blocks or breaks a running server, except for the accepted findings', () => {
  const found = lint(globSync('server/migrations/*.sql', { cwd: root }))
  const isAccepted = (file: string, rule: string): boolean =>
    accepted.some(([knownFile, knownRule]) => knownFile === file && knownRule === rule)
  assert.deepEqual(
    found.filter(([file, rule]) => !isAccepted(file, rule)),
    [],
  )
  const stale = accepted.filter(([file, rule]) => !found.some((one) => one[0] === file && one[1] === rule))
  assert.deepEqual(stale, [], 'these are found no more')
})

const planted: readonly [rule: string, text: string][] = [
  ['prefer-text-field', 'CREATE TABLE pens (id uuid PRIMARY KEY, colour varchar(9));'],
  ['prefer-timestamp-tz', 'CREATE TABLE pens (id uuid PRIMARY KEY, since timestamp);'],
  ['prefer-identity', 'CREATE TABLE pens (id serial PRIMARY KEY);'],
  ['adding-required-field', 'ALTER TABLE users ADD COLUMN colour text NOT NULL;'],
  ['adding-not-nullable-field', 'ALTER TABLE users ALTER COLUMN gender SET NOT NULL;'],
  ['adding-foreign-key-constraint', 'ALTER TABLE pens ADD FOREIGN KEY (owner) REFERENCES users;'],
  ['require-concurrent-index-creation', 'CREATE INDEX users_name ON users (name);'],
  ['changing-column-type', 'ALTER TABLE users ALTER COLUMN name TYPE varchar(9);'],
  ['ban-drop-column', 'ALTER TABLE users DROP COLUMN gender;'],
  ['renaming-column', 'ALTER TABLE users RENAME COLUMN name TO title;'],
  ['syntax-error', 'ALTER TABLE users ADD COLUM colour text NOT'],
]
for (const [rule, text] of planted)
  test(`${rule} is found`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'vikalp-lint-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const file = join(folder, '9999_planted.sql')
    writeFileSync(file, text)
    assert.ok(lint([file]).some((found) => found[1] === rule))
  })
