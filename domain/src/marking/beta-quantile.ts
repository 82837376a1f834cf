/** The x below which a share p of the beta distribution with parameters a and b lies, by halving. */
export function betaQuantile(p: number, a: number, b: number): number {
  let [low, high] = [0, 1]
  // Sixty halvings are more than a double can tell apart.
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2
    if (betaShare(middle, a, b) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The regularised incomplete beta function I_x(a, b). NIST Digital Library of Mathematical Functions, 8.17.4 and 8.17.22. */
export function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  // The fraction is quick below the mean, and 8.17.4 turns the rest round.
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a)
  const logFactor = a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b) - Math.log(a)
  return Math.exp(logFactor) * continuedFraction(x, a, b)
}

/** From its end; it needs some square roots of a or b, so that this is enough for a million takers. */
function continuedFraction(x: number, a: number, b: number): number {
  let tail = 0
  for (let m = 2000; m >= 0; m--) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    tail = (m === 0 ? 1 : even) / (1 + odd / (1 + tail))
  }
  return tail
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b)

/** Stirling's series, NIST Digital Library of Mathematical Functions, 5.11.1, from 20 on; below by the recurrence 5.5.1. */
function logGamma(x: number): number {
  if (x < 20) return logGamma(x + 1) - Math.log(x)
  const series = 1 / 12 - (1 / 360 - (1 / 1260 - 1 / 1680 / x ** 2) / x ** 2) / x ** 2
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series / x
}
