import { describe, expect, test } from 'vitest'
import { ChunkLoadError, isLoadFailure, toChunkLoadError } from './chunk-load-error.ts'

const place = { remote: 'mf-deals', version: '1', request: './contract' }

/** An error as the bundler's runtime throws it. */
function bundlerError(type: string): Error {
  const message = `Loading chunk 7 failed.\n(${type}: http://remotes.test/7.js)`
  return Object.assign(new Error(message), { name: 'ChunkLoadError', type, request: 'http://remotes.test/7.js' })
}

describe('every failure to load a remote becomes a ChunkLoadError', () => {
  test.each<[string, unknown, string]>([
    ['a part that did not arrive', bundlerError('error'), 'error'],
    ['a part that was too slow', bundlerError('timeout'), 'timeout'],
    ['a part without its module', bundlerError('missing'), 'missing'],
    ['a kind of the bundler that is new to us', bundlerError('abort'), 'error'],
    [
      'a shared version that does not fit',
      new Error('Version 19 of shared singleton module react does not'),
      'version',
    ],
    ['a shared module that the shell lacks', new Error('[ Federation Runtime ]: #RUNTIME-012'), 'version'],
    ['code that throws', new TypeError('x is not a function'), 'execution'],
    ['something that is no error', 'oops', 'execution'],
  ])('%s', (_, thrown, type) => {
    const error = toChunkLoadError(thrown, place)
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(error).toMatchObject({ name: 'ChunkLoadError', type, remote: 'mf-deals', version: '1', cause: thrown })
  })

  test('keeps a ChunkLoadError unchanged', () => {
    const error = new ChunkLoadError('integrity', place)
    expect(toChunkLoadError(error, { remote: 'other' })).toBe(error)
  })

  test('names the failure type and the file in the format of the bundler', () => {
    expect(toChunkLoadError(bundlerError('timeout'), place).message).toBe(
      'Loading chunk mf-deals failed.\n(timeout: http://remotes.test/7.js)',
    )
  })
})

test('an error while a page runs is not a load failure', () => {
  expect(isLoadFailure(bundlerError('error'))).toBe(true)
  expect(isLoadFailure(new ChunkLoadError('error', place))).toBe(true)
  expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false)
})
