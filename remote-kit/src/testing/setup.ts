/** Vitest setup of the front ends. Runs before each test file; modules are kept between files. */
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
