/** Measures from inside the page how long something takes to be painted. */

/** A part of the page: an element that is shown, with a text if one is named. */
export interface Part {
  css: string
  /** The source of a regular expression. */
  text?: string
}

/** Times are ms since the click or the key. */
export interface Paints {
  frame: number
  data: number
  /** The longest time that the page answered nothing meanwhile. */
  task: number
}

export type Watch = Window & {
  watch: {
    /** Waits for the next click or key, then until its frame and its data are painted. */
    expect: (frame: Part, data: Part) => void
    paints: Promise<Paints>
    /** The time from each key until its paint since the last call, in ms. */
    keys: () => number[]
  }
}

/** Runs in the page, before anything else. */
export function watchPaint(): void {
  let tasks: { from: number; until: number }[] = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ from: startTime, until: startTime + duration })
  }).observe({ type: 'longtask' })
  let keys: number[] = []
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration)
    // Shorter ones are not told of: 16 ms is the least that a browser allows.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

  const isShown = ({ css, text }: Part) =>
    [...document.querySelectorAll<HTMLElement>(css)].some(
      (element) => element.getClientRects().length > 0 && (!text || new RegExp(text).test(element.textContent)),
    )
  /** The callbacks of a frame run before its paint. A message that they send is read after it. */
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  const painted = (part: Part) =>
    new Promise<number>((resolve, reject) => {
      const limit = performance.now() + 30_000
      const look = () => {
        if (isShown(part)) void afterPaint().then(resolve)
        else if (performance.now() > limit) reject(new Error(`${part.css} ${part.text ?? ''} was never shown`))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  const started = () =>
    new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        removeEventListener('click', begin, true)
        removeEventListener('keydown', begin, true)
        resolve(timeStamp)
      }
      addEventListener('click', begin, true)
      addEventListener('keydown', begin, true)
    })
  /** Long tasks are told of later. */
  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 200))

  const watch: Watch['watch'] = {
    paints: Promise.resolve({ frame: 0, data: 0, task: 0 }),
    expect(frame, data) {
      tasks = []
      watch.paints = (async () => {
        const from = await started()
        const [framed, filled] = await Promise.all([painted(frame), painted(data)])
        await aMoment()
        const longest = tasks
          .filter((task) => task.until > from && task.from < filled)
          .map((task) => task.until - Math.max(task.from, from))
        return { frame: framed - from, data: Math.max(framed, filled) - from, task: Math.max(0, ...longest) }
      })()
    },
    keys() {
      const all = keys
      keys = []
      return all
    },
  }
  ;(window as unknown as Watch).watch = watch
}
