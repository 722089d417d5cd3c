/** Throws where no boundary sees it. */
export function LatePage() {
  return (
    <>
      <h1>Late</h1>
      <button
        onClick={() => {
          throw new Error('thrown in a handler')
        }}
      >
        Handler
      </button>
      <button
        onClick={() => {
          setTimeout(() => {
            throw new Error('thrown in a timer')
          })
        }}
      >
        Timer
      </button>
      <button
        onClick={() => {
          void Promise.reject(new Error('thrown in a promise'))
        }}
      >
        Promise
      </button>
      <button
        onClick={() => {
          void Promise.reject('no error at all')
        }}
      >
        Text
      </button>
    </>
  )
}
