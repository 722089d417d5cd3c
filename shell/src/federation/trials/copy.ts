/** What the banner of tried faults says. */
export const copy = {
  text: (faults: string) => `Only in this tab: ${faults}. What happens here isn’t counted.`,
  fault: {
    slow: (remote: string) => `${remote} is slow`,
    off: (remote: string) => `${remote} is off`,
    corrupt: (remote: string) => `${remote} is corrupt`,
  },
  end: 'End trial',
}
