import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Router, Switch, useParams } from 'wouter'
import { screenNames, screens } from './screens.ts'

const root = new URL('../../../../', import.meta.url)

const markup = (address: string, children: ReactNode): string =>
  renderToStaticMarkup(createElement(Router, { ssrPath: address, children }))

/** The row that the router chooses; the first match wins. */
const shownAt = (address: string, rows: readonly { name: string; path: string }[]): string =>
  markup(
    address,
    createElement(
      Switch,
      null,
      rows.map(({ name, path }) => createElement(Route, { key: name, path }, name)),
    ),
  )

const rows = screenNames.map((name) => ({ name, path: screens[name].path }))

for (const { name, path } of rows)
  test(`${path} shows ${name}`, () => assert.equal(shownAt(path.replace(/:\w+/g, 'some-id'), rows), name))

test('every address of requirement 2.1 has a screen', () => {
  const line = /"requirement-2\.1".*/.exec(readFileSync(new URL('docs/requirements.md', root), 'utf8'))?.[0]
  const addresses = line?.match(/(?<=\s)\/[a-z-]*/g) ?? []
  assert.ok(addresses.length > 10)
  assert.deepEqual(
    addresses.filter((address) => !rows.some(({ path }) => path === address)),
    [],
  )
})

// Record 0003: the nested screens that teachers and institutes will get need no other router.
test('a screen inside a screen is a row with a longer path', () => {
  const rooms = [
    { name: 'classOf', path: '/teacher/classes/:classId' },
    { name: 'testOf', path: '/teacher/classes/:classId/tests/:testId' },
  ]
  const all = [...rows, ...rooms]
  assert.equal(shownAt('/teacher', all), 'teacher')
  assert.equal(shownAt('/teacher/classes/7', all), 'classOf')
  assert.equal(shownAt('/teacher/classes/7/tests/9', all), 'testOf')
  assert.equal(shownAt('/teacher/classes/7/tests', all), '')
})

test('nested screens can share a frame and read the parameters of the screens around them', () => {
  const Room = () => JSON.stringify(useParams())
  const frame = createElement(
    Route,
    { path: '/teacher/classes/:classId', nest: true },
    'frame: ',
    createElement(Switch, null, [
      createElement(Route, { key: 'test', path: '/tests/:testId' }, createElement(Room)),
      createElement(Route, { key: 'members', path: '/members' }, 'members'),
    ]),
  )
  assert.equal(markup('/teacher/classes/7/members', frame), 'frame: members')
  const params = markup('/teacher/classes/7/tests/9', frame).replaceAll('&quot;', '"')
  assert.match(params, /"classId":"7".*"testId":"9"/)
})
