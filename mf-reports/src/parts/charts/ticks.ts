/** The ticks of a scale: round integers from 0 to at least `max`, in at most five steps. */
export function ticksUpTo(max: number): number[] {
  const rough = Math.max(max / 5, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough
  const count = Math.max(Math.ceil(max / step), 1)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
