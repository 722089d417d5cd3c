/** What every print version says. */
export const copy = {
  printScreen: {
    title: (name: string) => `Print ${name}`,
    print: 'Print',
    loading: (count: number) => `Loading… ${count} so far`,
  },
}
