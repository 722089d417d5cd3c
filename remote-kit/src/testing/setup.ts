/** Vitest setup of the front ends. Runs before each test file; modules are kept between files. */
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for ends a test only if it never comes: with a busy processor a second passes before a screen renders.
configure({ asyncUtilTimeout: 5_000 })

// Tests of a server run without a document.
if ('document' in globalThis) await import('./style-rules.ts')

afterEach(cleanup)
