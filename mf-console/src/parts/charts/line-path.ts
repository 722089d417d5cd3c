/** The lines of charts. Pure. */

/** The size of the drawing. It's stretched to its box, so these are shares of it. */
export const WIDTH = 100
export const HEIGHT = 40

/** The values as a line of an SVG path, from left to right. */
export const linePath = (values: readonly number[], top: number): string => `M${pointsOf(values, top).join(' L')}`

/** The area below the values. */
export const areaPath = (values: readonly number[], top: number): string =>
  `M0 ${HEIGHT} L${pointsOf(values, top).join(' L')} L${WIDTH} ${HEIGHT} Z`

const pointsOf = (values: readonly number[], top: number) =>
  values.map((value, index) => `${xOf(index, values.length)} ${yOf(value, top)}`)

const xOf = (index: number, count: number) => round(count < 2 ? 0 : (index / (count - 1)) * WIDTH)
const yOf = (value: number, top: number) => round(HEIGHT - Math.min(value / top, 1) * HEIGHT)
const round = (value: number) => Math.round(value * 100) / 100

/** The top of a scale: a round number at or above the highest value. */
export function topOf(highest: number, least: number): number {
  const wanted = Math.max(highest, least)
  const power = 10 ** Math.floor(Math.log10(wanted))
  return ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10) * power
}
