import assert from 'node:assert/strict'
import test from 'node:test'
import { figureFaults } from './figure-faults.ts'

const svg = (inside: string, size = 'width="480" height="240"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`

const faulty: readonly [name: string, svg: string, fault: RegExp][] = [
  ['a script', svg('<script>alert(1)</script>'), /tag <script>/],
  ['a foreign object', svg('<foreignObject></foreignObject>'), /tag <foreignObject>/],
  ['a picture from elsewhere', svg('<image href="https://x.in/a.png"/>'), /tag <image>.*attribute href/s],
  ['a link', svg('<a href="https://x.in"><g/></a>'), /attribute href/],
  ['a style attribute', svg('<g style="fill:red"/>'), /attribute style/],
  ['an event', svg('<g onclick="go()"/>'), /attribute onclick/],
  ['a reference by url', svg('<g fill="url(#a)"/>'), /url/],
  ['an entity', svg('<text>&nbsp;</text>'), /bare/],
  ['a bare angle bracket', svg('<text>a < b</text>'), /bare/],
  ['an element that stays open', svg('<g>'), /closes what is not open|does not close/],
  ['a figure that stays open', svg('').replace('</svg>', ''), /^does not close <svg>$/],
  ['two elements that stay open', svg('<g><text>').replace('</svg>', ''), /^does not close <text>$/],
  ['a number that is none', svg('<g transform="translate(NaN 3)"/>'), /missing/],
  ['small text', svg('<text font-size="14.9">a</text>'), /14.9 px/],
  ['another width', svg('', 'width="600" height="240"'), /is 600 wide/],
  ['too high a figure', svg('', 'width="480" height="700"'), /is 700 high/],
  ['no size', svg('', 'viewBox="0 0 4 2"'), /not said to be wide/],
  ['no SVG at all', 'hello', /does not begin/],
]

for (const [name, drawn, fault] of faulty)
  test(`${name} is found`, () => assert.match([...figureFaults(drawn)].join('\n'), fault))

test('a valid figure has no fault', () =>
  assert.deepEqual([...figureFaults(svg('<text font-size="15">a &lt; b<tspan dy="4">2</tspan></text>'))], []))

for (const [height, count] of [
  [159, 1],
  [160, 0],
  [360, 0],
  [361, 1],
] as const)
  test(`a figure ${height} high has ${count} faults`, () =>
    assert.equal([...figureFaults(svg('', `width="480" height="${height}"`))].length, count))
