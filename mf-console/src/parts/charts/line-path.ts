/** The lines of charts. Pure. */

/** The size of the drawing. It's stretched to its box, so these are shares of it. */
export const WIDTH = 100
export const HEIGHT = 40

/** The values as lines of an SVG path, which break where there is no value. */
export function linePath(values: readonly (number | null)[], top: number): string {
  let isDrawing = false
  const parts = values.map((value, index) => {
    if (value === null) {
      isDrawing = false
      return ''
    }
    const start = isDrawing ? 'L' : 'M'
    isDrawing = true
    return `${start}${xOf(index, values.length)} ${yOf(value, top)}`
  })
  return parts.filter(Boolean).join(' ')
}

/** The area below the values. Where there is no value, it's empty. */
export function areaPath(values: readonly (number | null)[], top: number): string {
  const points = values.map((value, index) => `L${xOf(index, values.length)} ${yOf(value ?? 0, top)}`)
  return `M0 ${HEIGHT} ${points.join(' ')} L${WIDTH} ${HEIGHT} Z`
}

const xOf = (index: number, count: number) => round(count < 2 ? 0 : (index / (count - 1)) * WIDTH)
const yOf = (value: number, top: number) => round(HEIGHT - Math.min(value / top, 1) * HEIGHT)
const round = (value: number) => Math.round(value * 100) / 100

/** The top of a scale: a round number at or above the highest value. */
export function topOf(highest: number, least: number): number {
  const wanted = Math.max(highest, least)
  const power = 10 ** Math.floor(Math.log10(wanted))
  return ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10) * power
}
