import assert from 'node:assert/strict'
import test from 'node:test'
import { holdsContactDetails } from './contact-details.ts'

const refused = [
  'call me 98250 12345',
  '+91-98250-12345',
  '9 8 2 5 0 1 2 3 4 5',
  '079 4000 0000',
  'mail aarav.s@mail.example please',
  'pay me at aarav@okbank',
  'see https://notes.example/x',
  'join www.group',
  'my page is studyfun.com',
  'call 98250.12345',
  '98250/12345',
  '98250_12345',
  '(9825) 012345',
  'ring 9825–012–345',
  'મને ૯૮૨૫૦૧૨૩૪૫ પર ફોન કર',
  '९८२५० १२३४५',
  '９８２５０１２３４５',
  '98\u200b250\u200b123\u200b45',
  '9️⃣8️⃣2️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
  'nine eight two five zero one two three four five',
  '+1 415 555 2671',
  'insta: aarav_07',
  'find me on Instagram',
  'snap: aarav07',
  'whatsapp me',
  'aarav dot s at gmail dot com',
  'ask @aarav_07',
  'evil.xyz',
  'goo.gl/x1',
  'youtu.be/abc',
]
const welcome = [
  'Use v^2 = u^2 + 2as, then take the root.',
  'g = 9.81 m/s^2 and R = 8.314 J/(mol K)',
  'N_A is 6.022 x 10^23, so 0.5 mol is 3.011 x 10^23',
  'Remember: OIL RIG. Oxidation is loss.',
  'Compare 1000 and 2500 before dividing.',
  'e is 1.602176634 x 10^-19 C and k is 8.9875517923 x 10^9',
  'After 1000000000000 years half is left.',
  'The wire will snap at 4 N.',
  'Take two of the three: one or two equations are enough.',
  'Multiples of 8: 8, 16, 24, 32, 40, 48.',
  'Its unit is N.m/s, not kg.m/s.',
  'First find the axis.Then take the moment.',
  'Between 20 °C and 9.8 K the ratio is 0.6180339887',
]

for (const text of refused)
  test(`finds contact details in: ${text}`, () => assert.equal(holdsContactDetails(text), true))
for (const text of welcome)
  test(`finds none in: ${text}`, () => assert.equal(holdsContactDetails(text), false))
