/** Vitest setup of the front ends: runs before each test file, whose modules are kept from file to file. */
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
