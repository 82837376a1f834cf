/** Powers of metre, kilogram, second, ampere, kelvin, mole, candela. */
export type Dimension = readonly [number, number, number, number, number, number, number]

export type Unit = { factor: number; dimension: Dimension; prefixes: boolean; name: string }

const none: Dimension = [0, 0, 0, 0, 0, 0, 0]
const length: Dimension = [1, 0, 0, 0, 0, 0, 0]
const mass: Dimension = [0, 1, 0, 0, 0, 0, 0]
const time: Dimension = [0, 0, 1, 0, 0, 0, 0]
const temperature: Dimension = [0, 0, 0, 0, 1, 0, 0]
const amount: Dimension = [0, 0, 0, 0, 0, 1, 0]
const frequency: Dimension = [0, 0, -1, 0, 0, 0, 0]
const energy: Dimension = [2, 1, -2, 0, 0, 0, 0]
const pressure: Dimension = [-1, 1, -2, 0, 0, 0, 0]
const volume: Dimension = [3, 0, 0, 0, 0, 0, 0]

type Row = [symbols: string, factor: number, dimension: Dimension, name: string, prefixes?: 'prefixes']

const rows: Row[] = [
  ['m', 1, length, 'metre', 'prefixes'],
  ['g', 1e-3, mass, 'gram', 'prefixes'],
  ['s', 1, time, 'second', 'prefixes'],
  ['A', 1, [0, 0, 0, 1, 0, 0, 0], 'ampere', 'prefixes'],
  ['K', 1, temperature, 'kelvin', 'prefixes'],
  ['mol', 1, amount, 'mole', 'prefixes'],
  ['cd', 1, [0, 0, 0, 0, 0, 0, 1], 'candela', 'prefixes'],
  ['Hz', 1, frequency, 'hertz', 'prefixes'],
  ['N', 1, [1, 1, -2, 0, 0, 0, 0], 'newton', 'prefixes'],
  ['Pa', 1, pressure, 'pascal', 'prefixes'],
  ['J', 1, energy, 'joule', 'prefixes'],
  ['W', 1, [2, 1, -3, 0, 0, 0, 0], 'watt', 'prefixes'],
  ['C', 1, [0, 0, 1, 1, 0, 0, 0], 'coulomb', 'prefixes'],
  ['V', 1, [2, 1, -3, -1, 0, 0, 0], 'volt', 'prefixes'],
  ['F', 1, [-2, -1, 4, 2, 0, 0, 0], 'farad', 'prefixes'],
  ['\\Omega Ω Ω ohm \\ohm', 1, [2, 1, -3, -2, 0, 0, 0], 'ohm', 'prefixes'],
  ['S', 1, [-2, -1, 3, 2, 0, 0, 0], 'siemens', 'prefixes'],
  ['T', 1, [0, 1, -2, -1, 0, 0, 0], 'tesla', 'prefixes'],
  ['Wb', 1, [2, 1, -2, -1, 0, 0, 0], 'weber', 'prefixes'],
  ['H', 1, [2, 1, -2, -2, 0, 0, 0], 'henry', 'prefixes'],
  ['lm', 1, [0, 0, 0, 0, 0, 0, 1], 'lumen'],
  ['lx', 1, [-2, 0, 0, 0, 0, 0, 1], 'lux'],
  ['Bq', 1, frequency, 'becquerel', 'prefixes'],
  ['Ci', 3.7e10, frequency, 'curie', 'prefixes'],
  ['rad', 1, none, 'radian', 'prefixes'],
  ['sr', 1, none, 'steradian'],
  ['rev', 2 * Math.PI, none, 'revolution'],
  ['rpm', (2 * Math.PI) / 60, frequency, 'revolutions per minute'],
  ['\\degree ° deg ^\\circ', Math.PI / 180, none, 'degree'],
  ["' \\prime arcmin", Math.PI / 10800, none, 'minute of arc'],
  ['"', Math.PI / 648000, none, 'second of arc'],
  ['\\degree{}C \\degreeC °C ^\\circC \\celsius', 1, temperature, 'degree Celsius'],
  ['D', 1, [-1, 0, 0, 0, 0, 0, 0], 'dioptre'],
  ['min', 60, time, 'minute'],
  ['h hr', 3600, time, 'hour'],
  ['d day days', 86400, time, 'day'],
  ['y yr year years a', 365.25 * 86400, time, 'year', 'prefixes'],
  ['L l', 1e-3, volume, 'litre', 'prefixes'],
  ['M', 1e3, [-3, 0, 0, 0, 0, 1, 0], 'molar', 'prefixes'],
  ['eV', 1.602e-19, energy, 'electronvolt', 'prefixes'],
  ['Wh', 3600, energy, 'watt hour', 'prefixes'],
  ['cal', 4.184, energy, 'calorie', 'prefixes'],
  ['erg', 1e-7, energy, 'erg'],
  ['dyn dyne', 1e-5, [1, 1, -2, 0, 0, 0, 0], 'dyne'],
  ['u amu', 1.6605e-27, mass, 'atomic mass unit'],
  ['Da', 1.6605e-27, mass, 'dalton', 'prefixes'],
  ['t', 1e3, mass, 'tonne'],
  ['atm', 101325, pressure, 'atmosphere'],
  ['bar', 1e5, pressure, 'bar', 'prefixes'],
  ['mmHg', 133.322, pressure, 'millimetre of mercury'],
  ['torr Torr', 133.322, pressure, 'torr'],
  ['Å \\AA \\angstrom', 1e-10, length, 'angstrom'],
  ['AU', 1.496e11, length, 'astronomical unit'],
  ['ly', 9.461e15, length, 'light year'],
  ['pc', 3.086e16, length, 'parsec', 'prefixes'],
  ['fermi', 1e-15, length, 'fermi'],
  ['hp', 746, [2, 1, -3, 0, 0, 0, 0], 'horsepower'],
  ['ha', 1e4, [2, 0, 0, 0, 0, 0, 0], 'hectare'],
  ['G', 1e-4, [0, 1, -2, -1, 0, 0, 0], 'gauss'],
  ['B.M. BM', 9.274e-24, [2, 0, 0, 1, 0, 0, 0], 'Bohr magneton'],
  ['\\% %', 1e-2, none, 'per cent'],
  ['ppm', 1e-6, none, 'parts per million'],
  ['dB', 1, none, 'decibel'],
  // Counted things have no dimension, but different things must not be compared.
  ['bp kb', 1, none, 'base pairs'],
  ['e', 1.602e-19, [0, 0, 1, 1, 0, 0, 0], 'elementary charge'],
  ['turns turn', 1, none, 'turns'],
  ['atoms', 1, none, 'atoms'],
  ['molecules', 1, none, 'molecules'],
  ['ions', 1, none, 'ions'],
  ['electrons', 1, none, 'electrons'],
  ['photons', 1, none, 'photons'],
  ['particles', 1, none, 'particles'],
  ['beats beat', 1, none, 'beats'],
  ['cells', 1, none, 'cells'],
  ['ATP', 1, none, 'ATP'],
  ['NADH', 1, none, 'NADH'],
  ['NADPH', 1, none, 'NADPH'],
]

const prefixes: [symbols: string, factor: number, name: string][] = [
  ['T', 1e12, 'tera'],
  ['G', 1e9, 'giga'],
  ['M', 1e6, 'mega'],
  ['k', 1e3, 'kilo'],
  ['h', 1e2, 'hecto'],
  ['d', 1e-1, 'deci'],
  ['c', 1e-2, 'centi'],
  ['m', 1e-3, 'milli'],
  ['\\mu µ μ \\micro', 1e-6, 'micro'],
  ['n', 1e-9, 'nano'],
  ['p', 1e-12, 'pico'],
  ['f', 1e-15, 'femto'],
]

const split = (symbols: string) => symbols.split(' ')

const table = new Map<string, Unit>(
  rows.flatMap(([symbols, factor, dimension, name, prefixed]) =>
    split(symbols).map((symbol) => [symbol, { factor, dimension, name, prefixes: prefixed !== undefined }]),
  ),
)

/** A unit by its symbol, with or without a prefix; a whole symbol comes first, so 'min' is a minute. */
export function findUnit(symbol: string): Unit | undefined {
  const bare = table.get(symbol)
  if (bare) return bare
  for (const [marks, factor, name] of prefixes) {
    for (const mark of split(marks)) {
      if (!symbol.startsWith(mark)) continue
      const unit = table.get(symbol.slice(mark.length).trim())
      if (unit?.prefixes) return { ...unit, factor: unit.factor * factor, name: `${name}${unit.name}` }
    }
  }
  return undefined
}

export const sameDimension = (a: Dimension, b: Dimension): boolean =>
  a.every((power, index) => Math.abs(power - (b[index] ?? 0)) < 1e-9)
