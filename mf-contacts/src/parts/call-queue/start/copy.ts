/** Words of the button that starts calling a list. */
export const copy = {
  start: 'Call list',
  resume: (at: number, total: number) => `Continue calling, ${at} of ${total}`,
}
