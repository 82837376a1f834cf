import assert from 'node:assert/strict'
import test from 'node:test'
import { spokenOption } from './spoken.ts'

const tex = String.raw

const spoken: [option: string, said: string][] = [
  ['Green algae', 'Green algae'],
  [tex`$\pu{8.0e-14 N}$`, '8.0 times 10 to the power minus 14 newton'],
  [tex`$\pu{-3.0 V}$`, 'minus 3.0 volt'],
  [tex`$\pu{9.8 m s-2}$`, '9.8 metre per second squared'],
  [tex`$\pu{8.3 J K-1 mol-1}$`, '8.3 joule per kelvin per mole'],
  [tex`$\pu{4.7 k\Omega}$`, '4.7 kiloohm'],
  [tex`$\pu{27 \degree C}$`, '27 degree Celsius'],
  [tex`$\frac{mv^2}{r}$`, 'm v squared over r'],
  [tex`$\frac{1}{2}mv^2$`, '1 over 2 times m v squared'],
  [tex`$\frac{1}{2}\pi r$`, '1 over 2 times pi r'],
  [tex`$\frac{1}{2}\times 3$`, '1 over 2 times 3'],
  [tex`$\frac{1}{2}\quad$`, '1 over 2'],
  [tex`$\sqrt{2}(x)$`, 'the square root of 2 times (x)'],
  [tex`$\frac{1}{2} + a$`, '1 over 2 plus a'],
  [tex`$\frac{\mu_0 I}{4\pi R}$`, 'mu sub 0 I over (4 pi R)'],
  [tex`$\sqrt{2gh}$`, 'the square root of (2 g h)'],
  [tex`$\sqrt[3]{x}$`, 'the cube root of x'],
  [tex`$\sqrt[4]{x} + 1$`, 'the 4th root of x plus 1'],
  [tex`$\text{max}v$`, 'max v'],
  [tex`$\mathrm{d}x = 2.5$`, 'd x equals 2.5'],
  [tex`$\bar{x}_{12}$`, 'x bar sub 12'],
  [tex`$x^3 < y^{\prime}$`, 'x cubed is less than y prime'],
  [tex`$\left(a\right)\,b$`, '(a) b'],
  [tex`$\theta \ge \alpha$`, 'theta is at least alpha'],
  [tex`$\frac{a - b}{x^2}$`, '(a minus b) over x squared'],
  [tex`$\ce{CH2=CH2}$ or $\ce{HC#CH}$`, 'CH2 double bond CH2 or HC triple bond CH'],
  [tex`$\ce{A -> B}$`, 'A gives B'],
  [tex`$\pu{2.5 \times 10^{-3} m}$`, '2.5 times 10 to the power minus 3 metre'],
  [tex`$\pu{kg m-3}$`, 'kilogram per metre cubed'],
  [tex`$x^$`, 'x to the power'],
  [tex`$\dfrac{a+b}{c}$`, '(a plus b) over c'],
  [tex`$x^{n-1}$`, 'x to the power n minus 1'],
  ['$2:1$', '2 to 1'],
  [tex`$30^\circ$`, '30 degrees'],
  [tex`$\ce{H2SO4}$`, 'H2SO4'],
  [tex`$\ce{SO4^2-}$ and $\ce{Na+}$`, 'SO4 2 minus and Na plus'],
  [tex`$\ce{N2 + 3H2 <=> 2NH3}$`, 'N2 plus 3H2 in equilibrium with 2NH3'],
  [tex`$\ce{Zn | Zn^2+ || Cu^2+ | Cu}$`, 'Zn bar Zn 2 plus double bar Cu 2 plus bar Cu'],
  ['$sp^3d$ hybrid', 's p 3 d hybrid'],
  ['$3d^5$', '3 d 5'],
  [tex`$\vec{F}$ is **not** zero`, 'vector F is not zero'],
]
for (const [option, said] of spoken) {
  test(`${option} is spoken as '${said}'`, () => assert.equal(spokenOption(option), said))
}
