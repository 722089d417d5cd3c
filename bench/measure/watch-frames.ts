/** Measures the frames of a page, and the cards of a board, from inside the page. */
import type { Page } from 'playwright-core'
import { percentile } from './ratios.ts'

/** Frames are not limited by the display as long as each changes something, so the time of a frame is its work. */
export const UNLIMITED_FRAMES = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** The longest frame in each 1/60 s until `work` is done: the 95th percentile in ms. */
export async function framesOf(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window as unknown as Watch).watch.begin())
  await work()
  return percentile(await page.evaluate(() => (window as unknown as Watch).watch.end()), 0.95)
}

export type Watch = Window & {
  watch: {
    /** When the first cards were shown, in ms since navigation. */
    first: number
    /** The maximum number of cards in the DOM in any frame. */
    cards: number
    begin: () => void
    /** The time of the longest frame in each 1/60 s since `begin`, in ms. */
    end: () => number[]
    /** Starts watching the first card. */
    expectMove: () => void
    /** The time from the next click until that card is painted in another column, in ms. */
    moved: Promise<number>
  }
}

/** Runs in the page, before anything else. */
export function watchFrames(): void {
  const SIXTIETH = 1000 / 60
  let slots: number[] | null = null
  let began = 0
  let before = 0
  let mark: HTMLElement | null = null
  const columnOf = (deal: string | undefined) =>
    document.querySelector(`article[data-deal="${deal}"]`)?.closest<HTMLElement>('[data-phase]')?.dataset.phase
  const watch: Watch['watch'] = {
    first: 0,
    cards: 0,
    begin() {
      slots = []
      began = before = performance.now()
      // A frame without changes waits for the next 1/60 s and would look slow.
      mark = document.createElement('i')
      Object.assign(mark.style, { position: 'fixed', inset: '0 auto auto 0', width: '1px', height: '1px' })
      Object.assign(mark.style, { willChange: 'transform', background: 'gray' })
      document.documentElement.append(mark)
    },
    end() {
      const all = slots ?? []
      slots = null
      mark?.remove()
      mark = null
      return all
    },
    moved: Promise.resolve(0),
    expectMove() {
      const deal = document.querySelector<HTMLElement>('[data-phase] article')?.dataset.deal
      const from = columnOf(deal)
      let clicked = 0
      addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
      watch.moved = new Promise((resolve) => {
        const look = () => {
          const at = columnOf(deal)
          if (at === undefined || at === from) return void requestAnimationFrame(look)
          // The callbacks of a frame run before its paint. A message that they send is read after it.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - clicked), { once: true })
          port1.start()
          port2.postMessage(null)
        }
        look()
      })
    },
  }
  ;(window as unknown as Watch).watch = watch
  const look = () => {
    const now = performance.now()
    if (slots && mark) {
      const until = Math.floor((now - began) / SIXTIETH)
      for (let at = Math.floor((before - began) / SIXTIETH); at <= until; at++)
        slots[at] = Math.max(slots[at] ?? 0, now - before)
      mark.style.transform = mark.style.transform ? '' : 'translateX(1px)'
    }
    before = now
    const count = document.querySelectorAll('article[data-deal]').length
    if (count > 3) watch.first ||= now
    watch.cards = Math.max(watch.cards, count)
    requestAnimationFrame(look)
  }
  look()
}
