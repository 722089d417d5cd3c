/** What figures say. */
export const copy = {
  progressBar: {
    value: (done: number, total: number) => `${done} of ${total}`,
  },
}
