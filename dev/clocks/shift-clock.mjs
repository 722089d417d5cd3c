/**
 * Shifts the clock of a Node process by `CLOCK_OFFSET_MS`. Preloaded into every process of `pnpm test:clocks`, so that
 * tests and the processes that they start agree on the time.
 */
const RealDate = globalThis.Date
const offset = Number(process.env['CLOCK_OFFSET_MS'] ?? 0)
const now = () => RealDate.now() + offset

// A proxy and not a class, so that instants which Node itself makes are still instances of it.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
