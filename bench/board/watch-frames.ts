/** What the board does, seen from inside the page. */
export type Watch = Window & {
  watch: {
    /** Until the first cards stood, ms since navigation. */
    first: number
    /** The most cards that were in the DOM in any frame. */
    cards: number
    begin: () => void
    /** The frame times since `begin`, ms. */
    end: () => number[]
    /** Chooses the first place in the open menu; ms until the card stands in another column. */
    choose: () => Promise<number>
  }
}

/** Runs in the page, before anything else. */
export function watchFrames(): void {
  let frames: number[] | null = null
  let before = 0
  const columnOf = (deal: string | undefined) =>
    document.querySelector(`article[data-deal="${deal}"]`)?.closest<HTMLElement>('[data-phase]')?.dataset.phase
  const watch: Watch['watch'] = {
    first: 0,
    cards: 0,
    begin() {
      frames = []
      before = performance.now()
    },
    end() {
      const all = frames ?? []
      frames = null
      return all
    },
    choose() {
      const deal = document.querySelector<HTMLElement>('[data-phase] article')?.dataset.deal
      const from = columnOf(deal)
      const started = performance.now()
      document.querySelector<HTMLElement>('[role=menuitem]')?.click()
      return new Promise((resolve) => {
        const look = () => {
          const at = columnOf(deal)
          // The frame after the one in which it stands there has it painted.
          if (at !== undefined && at !== from) requestAnimationFrame(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        look()
      })
    },
  }
  ;(window as unknown as Watch).watch = watch
  const look = () => {
    const now = performance.now()
    frames?.push(now - before)
    before = now
    const count = document.querySelectorAll('article[data-deal]').length
    if (count > 3) watch.first ||= now
    watch.cards = Math.max(watch.cards, count)
    requestAnimationFrame(look)
  }
  look()
}
