/** A `fetch` with upload progress, which only XMLHttpRequest reports. */

/**
 * Sends `body` with a request's address, method and headers. `onProgress` gets the share that was sent, from 0 to 1.
 */
export function xhrFetch(body: FormData, onProgress: (share: number) => void) {
  return (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      call.withCredentials = true
      // The browser sets the content type: it contains the boundary of this body, not of the request's.
      for (const [name, value] of request.headers) if (name !== 'content-type') call.setRequestHeader(name, value)
      call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      call.addEventListener('load', () =>
        resolve(new Response(call.responseText, { status: call.status, headers: headersOf(call) })),
      )
      call.addEventListener('error', () => reject(new TypeError('The network failed')))
      call.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')))
      request.signal.addEventListener('abort', () => call.abort())
      call.send(body)
    })
}

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':')
    if (name) headers.append(name.trim(), value.join(':').trim())
  }
  return headers
}
